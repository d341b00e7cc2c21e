import { type Webhook, webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { PasswordField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useRemoveWebhook, useReplayWebhook, useRotateSecret } from '../webhook.queries.ts'
import { useWebhookTexts } from '../webhook.texts.ts'

interface AtWebhook {
  webhook: Webhook
  onClose: () => void
}

const fromDay = webhookContract.replay.body.options[1] satisfies z.ZodType

export function ReplayDialog({ webhook: { id: webhookId }, onClose }: AtWebhook) {
  const t = useWebhookTexts()
  const { mutateAsync: replay } = useReplayWebhook()
  const today = berlinDate(new Date().toISOString())
  const { field, ...sending } = useSchemaForm({
    initialValues: { day: today },
    schema: fromDay,
    submit: async (body) => {
      const { events } = await replay({ webhookId, body })
      toastSuccess(t('replayDone', { count: events }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('replayTitle')} sending={sending} submit={t('replay')} onClose={onClose}>
      <Text>{t('replayText')}</Text>
      <DateField {...field('day')} label={t('field.day')} maxDate={today} required />
    </FormDialog>
  )
}

export function RotateDialog({ webhook: { id: webhookId }, onDone, onClose }: AtWebhook & { onDone: (secret: string) => void }) {
  const t = useWebhookTexts()
  const { mutateAsync: rotate } = useRotateSecret()
  const { field, ...sending } = useSchemaForm({
    initialValues: { password: '' },
    schema: webhookContract.rotate.body,
    submit: async (body) => onDone((await rotate({ webhookId, body })).secret),
  })
  return (
    <FormDialog title={t('rotateTitle')} sending={sending} submit={t('rotate')} onClose={onClose}>
      <Text>{t('rotateText')}</Text>
      <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" required />
    </FormDialog>
  )
}

export function RemoveDialog({ webhook: { id, url }, onClose }: AtWebhook) {
  const t = useWebhookTexts()
  const { mutateAsync: remove, isPending } = useRemoveWebhook()
  const removeNow = async () => {
    await remove(id)
    toastSuccess(t('removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText', { url })}
      action={t('remove')}
      cancel={t('keep')}
      busy={isPending}
      onConfirm={() => void removeNow().catch(toastError)}
      onClose={onClose}
    />
  )
}
