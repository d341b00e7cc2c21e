import type { MailAccountInput } from '@dreiklang/domain/mailbox/account.contract'
import { type PostSecurity, postSecurities } from '@dreiklang/domain/mailbox/post'
import { SelectField, choicesOf } from '../../../form/choiceFields.tsx'
import { FieldGroup } from '../../../form/Form.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { PasswordField, TextField } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Group, SimpleGrid, Stack } from '../../../ui/layout.tsx'
import { useMailboxTexts } from '../../mailbox.texts.ts'

interface ServerFieldsProps extends Pick<SchemaForm<{ account: MailAccountInput }>, 'field' | 'form'> {
  side: 'imap' | 'smtp'
  allowsInner: boolean
  /** An empty password keeps the one from before. */
  isKnown: boolean
}

const usualPorts: Record<'imap' | 'smtp', Partial<Record<PostSecurity, number>>> = {
  imap: { tls: 993, starttls: 143 },
  smtp: { tls: 465, starttls: 587 },
}

/** One of the two servers of an account. */
export function ServerFields({ side, field, form, allowsInner, isKnown }: ServerFieldsProps) {
  const t = useMailboxTexts()
  const path = `account.${side}`
  const { port, security } = form.getValues().account[side]
  const securities = postSecurities.filter((one) => allowsInner || one !== 'none')
  const secure = (wanted: PostSecurity | null) => {
    if (wanted === null) return
    form.setFieldValue(`${path}.security`, wanted)
    const usual = usualPorts[side][wanted]
    if (usual !== undefined) form.setFieldValue(`${path}.port`, usual)
  }
  return (
    <FieldGroup label={t(`account.${side}`)}>
      <Stack gap="xs">
        <TextField {...field(`${path}.host`)} label={t('account.host')} placeholder="mail.example.org" required autoComplete="off" />
        <Group grow align="start">
          <SelectField
            id={field(`${path}.security`).id}
            label={t('account.security')}
            few
            choices={choicesOf(securities, (one) => t(`account.securities.${one}`))}
            value={security}
            onChange={secure}
          />
          <NumberField
            id={field(`${path}.port`).id}
            error={field(`${path}.port`).error}
            label={t('account.port')}
            min={1}
            max={65_535}
            allowDecimal={false}
            required
            value={port}
            onChange={(next) => form.setFieldValue(`${path}.port`, next ?? 0)}
          />
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField {...field(`${path}.user`)} label={t('account.user')} maxLength={200} required autoComplete="off" />
          <PasswordField
            {...field(`${path}.password`)}
            label={t('account.password')}
            description={isKnown ? t('account.passwordKept') : undefined}
            maxLength={500}
            autoComplete="off"
          />
        </SimpleGrid>
      </Stack>
    </FieldGroup>
  )
}
