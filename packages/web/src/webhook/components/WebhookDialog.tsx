import { webhookKinds, type WebhookKind } from '@dreiklang/domain/webhook/webhook'
import { webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { Checkbox } from '../../form/Checkbox.tsx'
import { FieldGroup, FormDialog } from '../../form/Form.tsx'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { useCreateWebhook } from '../webhook.queries.ts'
import { useWebhookTexts } from '../webhook.texts.ts'
import { useKindWord } from './kinds.ts'

export function WebhookDialog({ onDone, onClose }: { onDone: (secret: string) => void; onClose: () => void }) {
  const t = useWebhookTexts()
  const kindWord = useKindWord()
  const { mutateAsync: create } = useCreateWebhook()
  const { form, field, ...sending } = useSchemaForm({
    initialValues: { url: 'https://', kinds: [...webhookKinds] as WebhookKind[], password: '' },
    schema: webhookContract.create.body,
    submit: async (body) => onDone((await create(body)).secret),
  })
  const { kinds } = form.getValues()
  const { id, error } = field('kinds')
  const choose = (kind: WebhookKind, chosen: boolean) =>
    form.setFieldValue('kinds', chosen ? [...kinds, kind] : kinds.filter((one) => one !== kind))
  return (
    <FormDialog title={t('add')} sending={sending} submit={t('create')} onClose={onClose}>
      <TextField
        {...field('url')}
        label={t('field.url')}
        description={t('urlHint')}
        type="url"
        maxLength={500}
        required
        autoComplete="off"
      />
      <FieldGroup id={id} error={error} label={t('field.kinds')} required>
        <Stack gap="xs">
          {webhookKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={kindWord(kind)}
              checked={kinds.includes(kind)}
              onChange={(event) => choose(kind, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </FieldGroup>
      <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" required />
    </FormDialog>
  )
}

/** Shown only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWebhookTexts()
  return (
    <Dialog opened onClose={onClose} title={t('secret.title')} actions={<Button onClick={onClose}>{t('secret.done')}</Button>}>
      <Alert tone="warning">{t('secret.text')}</Alert>
      <Group align="end" wrap="nowrap">
        <TextField label={t('secret.label')} value={secret} readOnly flex={1} data-autofocus />
        <CopyButton value={secret} label={t('secret.copy')} />
      </Group>
    </Dialog>
  )
}
