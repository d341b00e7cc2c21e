import { webhookKinds, type WebhookKind } from '@dreiklang/domain/webhook/webhook'
import { webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { Checkbox } from '../../form/Checkbox.tsx'
import { FieldGroup, FormDialog } from '../../form/Form.tsx'
import { OnceDialog } from '../../form/OnceDialog.tsx'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Stack } from '../../ui/layout.tsx'
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

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWebhookTexts()
  return (
    <OnceDialog
      value={secret}
      onClose={onClose}
      words={{ title: t('secret.title'), text: t('secret.text'), label: t('secret.label'), copy: t('secret.copy'), done: t('secret.done') }}
    />
  )
}
