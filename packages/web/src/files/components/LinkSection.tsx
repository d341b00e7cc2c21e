import type { FileItem } from '@dreiklang/domain/files/item.contract'
import type { FileLink } from '@dreiklang/domain/files/link.contract'
import { linkContract, linkDays } from '@dreiklang/domain/files/link.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, Switch } from '../../form/choiceFields.tsx'
import { Form, FormActions } from '../../form/Form.tsx'
import { PasswordField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Alert, Badge, showQuery } from '../../ui/feedback.tsx'
import { Group, Note, Stack, Text } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { linksQuery, useCreateLink, useRevokeLink } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

/** Links for people without an account. The address of a new one is shown once: nobody keeps it. */
export function LinkSection({ item }: { item: FileItem }) {
  const t = useFilesTexts()
  const { data: links, state } = showQuery(useQuery(linksQuery(item.id)), { rows: 1, height: 56 })
  const [isMaking, setMaking] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const show = (made: string) => {
    setAddress(made)
    setMaking(false)
  }
  return (
    <Stack gap="md">
      {state}
      {address !== null && (
        <Alert tone="success" title={t('link.made')} actions={<CopyButton value={address} label={t('link.copy')} />}>
          <Text size="sm">{address}</Text>
        </Alert>
      )}
      {links?.length === 0 && !isMaking && address === null && <Note>{t('link.none')}</Note>}
      <ul className={classes.rows}>
        {links?.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      {isMaking ? (
        <NewLink item={item} onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        <Group>
          <Button look="secondary" onClick={() => setMaking(true)}>
            {t('link.new')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function LinkRow({ link }: { link: FileLink }) {
  const t = useFilesTexts()
  const revoke = useRevokeLink()
  const onRevoke = () => void revoke.mutateAsync(link).then(() => toastSuccess(t('link.revoked')), toastError)
  return (
    <li className={classes.row}>
      <div className={classes.itemWords}>
        <Text size="sm">
          {t('link.until')} <DateTime value={link.expiresAt} />
        </Text>
        <Note>
          {link.createdByName ?? t('unknown')} · {t('link.uses', { count: link.uses })}
        </Note>
        <Group gap="xs">
          {link.uploads && <Badge>{t('link.uploads')}</Badge>}
          {link.hasPassword && <Badge>{t('link.withPassword')}</Badge>}
        </Group>
      </div>
      <Button look="subtle" size="sm" busy={revoke.isPending} onClick={onRevoke}>
        {t('link.revoke')}
      </Button>
    </li>
  )
}

interface NewLinkProps {
  item: FileItem
  onMade: (address: string) => void
  onCancel: () => void
}

const schema = linkContract.createLink.body.pick({ days: true, password: true, uploads: true })

function NewLink({ item, onMade, onCancel }: NewLinkProps) {
  const t = useFilesTexts()
  const create = useCreateLink()
  const { form, field, busy, ...sending } = useSchemaForm({
    initialValues: { days: 7, password: '', uploads: false },
    schema,
    toBody: (values) => ({ ...values, password: values.password === '' ? null : values.password }),
    submit: async (body) => onMade((await create.mutateAsync({ id: item.id, ...body })).address),
  })
  const { days, uploads } = form.values
  return (
    <Form {...sending}>
      <SelectField
        label={t('link.days')}
        choices={linkDays.map((value) => ({ value: String(value), label: t('link.daysOf', { count: value }) }))}
        value={String(days)}
        onChange={(value) => form.setFieldValue('days', Number(value))}
        few
        needed
      />
      <PasswordField {...field('password')} label={t('link.password')} description={t('link.passwordHint')} autoComplete="new-password" />
      {item.kind === null && (
        <Switch label={t('link.takes')} checked={uploads} onChange={(checked) => form.setFieldValue('uploads', checked)} />
      )}
      <Note>{t('link.note')}</Note>
      <FormActions cancel={t('cancel')} onCancel={onCancel} submit={t('link.make')} busy={busy} />
    </Form>
  )
}
