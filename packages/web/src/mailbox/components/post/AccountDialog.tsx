import { accountContract, type MailAccount, type MailAccountInput, type MailAccountState } from '@dreiklang/domain/mailbox/account.contract'
import type { PostFault } from '@dreiklang/domain/mailbox/post'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../../form/Form.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useSchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Alert, showQuery } from '../../../ui/feedback.tsx'
import { Group, SimpleGrid, Stack, Text } from '../../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { accountQuery, checkAccount, useFetchAccount, useRemoveAccount, useSaveAccount } from '../../post.queries.ts'
import { useMailboxTexts } from '../../mailbox.texts.ts'
import { ServerFields } from './ServerFields.tsx'

/** The own account at a mail server. The practice mode says why it has none. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useMailboxTexts()
  const { data, state } = showQuery(useQuery(accountQuery), { rows: 6 })
  if (data?.isPossible === true) return <Fields state={data} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('account.name')}>
      {data === undefined ? state : <Alert tone="info">{t('account.practice')}</Alert>}
    </Dialog>
  )
}

const emptyServer = { host: '', user: '', password: '', security: 'tls' as const }
const valuesOf = (account: MailAccount | null): { account: MailAccountInput } => ({
  account:
    account === null
      ? { name: '', address: '', imap: { ...emptyServer, port: 993 }, smtp: { ...emptyServer, port: 465 } }
      : {
          name: account.name,
          address: account.address,
          imap: { ...account.imap, password: '' },
          smtp: { ...account.smtp, password: '' },
        },
})

function Fields({ state, onClose }: { state: MailAccountState; onClose: () => void }) {
  const t = useMailboxTexts()
  const { mutateAsync: save } = useSaveAccount()
  const { account } = state
  const { form, field, ...sending } = useSchemaForm({
    initialValues: valuesOf(account),
    schema: accountContract.saveAccount.body,
    submit: async (body) => {
      await save(body)
      toastSuccess(t('account.saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('account.name')} sending={sending} submit={t('settingsForm.save')} size="lg" onClose={onClose}>
      <Text size="sm" c="dimmed">
        {t('account.hint')}
      </Text>
      {account !== null && <Known account={account} onGone={onClose} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField {...field('account.name')} label={t('account.shown')} maxLength={100} autoComplete="name" />
        <TextField {...field('account.address')} label={t('account.address')} type="email" maxLength={254} required autoComplete="email" />
      </SimpleGrid>
      <ServerFields side="imap" field={field} form={form} allowsInner={state.allowsInner} isKnown={account !== null} />
      <ServerFields side="smtp" field={field} form={form} allowsInner={state.allowsInner} isKnown={account !== null} />
      <Check valuesNow={() => form.getValues()} />
    </FormDialog>
  )
}

/** How the account that is kept is doing. */
function Known({ account: { syncedAt, fault }, onGone }: { account: MailAccount; onGone: () => void }) {
  const t = useMailboxTexts()
  const fetchNow = useFetchAccount()
  const remove = useRemoveAccount()
  const forget = () =>
    void remove.mutateAsync().then(() => {
      toastSuccess(t('account.removed'))
      onGone()
    }, toastError)
  return (
    <Alert
      tone={fault === null ? 'info' : 'warning'}
      actions={
        <Group gap="sm">
          <Button
            look="secondary"
            busy={fetchNow.isPending}
            onClick={() => void fetchNow.mutateAsync().then(() => toastSuccess(t('account.fetching')), toastError)}
          >
            {t('account.fetch')}
          </Button>
          <Button look="secondary" busy={remove.isPending} onClick={forget}>
            {t('account.remove')}
          </Button>
        </Group>
      }
    >
      {fault !== null && `${t(`account.fault.${fault}`)} `}
      {syncedAt === null ? t('account.never') : t('account.synced', { time: formatDateTime(syncedAt) })}
    </Alert>
  )
}

type Answer = Readonly<Record<'imap' | 'smtp', PostFault | null>>

/** Signs in at both servers and says of each what is wrong. */
function Check({ valuesNow }: { valuesNow: () => { account: MailAccountInput } }) {
  const t = useMailboxTexts()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const end = useRef<HTMLDivElement>(null)
  // What it says stands below the edge of the dialog.
  useEffect(() => {
    if (answer !== null) end.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const check = async () => {
    const body = accountContract.checkAccount.body.safeParse(valuesNow())
    if (!body.success) return toastError(new Error(t('account.incomplete')))
    setBusy(true)
    setAnswer(null)
    try {
      setAnswer(await checkAccount(body.data))
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="xs" role="status" ref={end}>
      <div>
        <Button look="secondary" busy={busy} onClick={() => void check()}>
          {t('account.check')}
        </Button>
      </div>
      {answer !== null &&
        (['imap', 'smtp'] as const).map((side) => {
          const fault = answer[side]
          return (
            <Alert key={side} tone={fault === null ? 'success' : 'danger'} title={t(`account.${side}`)}>
              {fault === null ? t('account.works') : t(`account.fault.${fault}`)}
            </Alert>
          )
        })}
    </Stack>
  )
}
