import { ssoContract, type SsoProvider } from '@dreiklang/domain/sso/sso.contract'
import { FormDialog } from '../../form/Form.tsx'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { orNull, useSchemaForm } from '../../form/useSchemaForm.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSaveSso } from '../sso.queries.ts'
import { useSsoTexts } from '../sso.texts.ts'

interface SsoDialogProps {
  provider: SsoProvider | null
  ownDomain: string
  onClose: () => void
}

export function SsoDialog({ provider, ownDomain, onClose }: SsoDialogProps) {
  const t = useSsoTexts()
  const { mutateAsync: save } = useSaveSso()
  const {
    field,
    form: _form,
    ...sending
  } = useSchemaForm({
    initialValues: {
      issuer: provider?.issuer ?? 'https://',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
      domain: provider?.domain ?? ownDomain,
      password: '',
    },
    schema: ssoContract.save.body,
    toBody: (values) => ({ ...values, clientSecret: orNull(values.clientSecret) }),
    submit: async (body) => {
      await save(body)
      toastSuccess(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('card')} sending={sending} submit={t('save')} onClose={onClose}>
      <TextField
        {...field('issuer')}
        label={t('issuer')}
        description={t('issuerHint')}
        type="url"
        maxLength={300}
        required
        autoComplete="off"
      />
      <TextField {...field('clientId')} label={t('clientId')} maxLength={200} required autoComplete="off" />
      <PasswordField
        {...field('clientSecret')}
        label={t('clientSecret')}
        description={provider === null ? undefined : t('secretKept')}
        required={provider === null}
        autoComplete="off"
      />
      <TextField {...field('domain')} label={t('domain')} description={t('domainHint')} maxLength={200} required autoComplete="off" />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" required />
    </FormDialog>
  )
}
