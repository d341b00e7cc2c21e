import { type MailDraft, draft as draftSchema } from '@dreiklang/domain/mailbox/mail.contract'
import { type RecipientKind, recipientKinds } from '@dreiklang/domain/mailbox/mailbox'
import { isSameAddress } from '@dreiklang/domain/mailbox/post'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { SelectField, choicesOf } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { Button, UnstyledButton } from '../../../ui/buttons.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { accountQuery } from '../../post.queries.ts'
import { useMailboxTexts } from '../../mailbox.texts.ts'
import { outsiderOf } from '../mailWords.ts'
import classes from '../Compose.module.css'

export type Outside = NonNullable<MailDraft['outside']>

const readAddress = (typed: string, kind: RecipientKind) => {
  const [, name = '', address = typed] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(typed) ?? []
  return draftSchema.shape.outside.safeParse([{ kind, name, address: address.trim() }]).data?.[0] ?? null
}

/** Addresses outside of Dreiklang, for whoever has an account to send from. */
export function OutsideField({ outside, onChange }: { outside: Outside; onChange: (outside: Outside) => void }) {
  const t = useMailboxTexts()
  const { data } = useQuery(accountQuery)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<RecipientKind>('to')
  const [isWrong, setWrong] = useState(false)
  const add = () => {
    const read = readAddress(typed, kind)
    setWrong(read === null)
    if (read === null) return
    onChange([...outside.filter(({ address }) => !isSameAddress(address, read.address)), read])
    setTyped('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  if ((data?.account ?? null) === null && outside.length === 0) return null
  return (
    <div className={classes.recipients}>
      <Group gap="sm" align="end" wrap="nowrap">
        <TextField
          label={t('post.outside')}
          placeholder="praxis@example.org"
          type="email"
          flex={1}
          autoComplete="off"
          value={typed}
          error={isWrong ? t('post.wrongAddress') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addByEnter}
        />
        <SelectField
          label={t('post.kind')}
          few
          w={130}
          choices={choicesOf(recipientKinds, (one) => t(`read.${one}`))}
          value={kind}
          onChange={(next) => setKind(next ?? 'to')}
        />
        <Button look="secondary" onClick={add}>
          {t('post.add')}
        </Button>
      </Group>
      {outside.length > 0 && <Chosen outside={outside} onChange={onChange} />}
      {data?.account === null && <Text size="sm">{t('post.noAccount')}</Text>}
    </div>
  )
}

function Chosen({ outside, onChange }: { outside: Outside; onChange: (outside: Outside) => void }) {
  const t = useMailboxTexts()
  return (
    <div className={classes.chosen}>
      <ul className={classes.chips}>
        {outside.map((one) => (
          <li key={one.address} className={classes.chip}>
            <span>
              {one.kind !== 'to' && `${t(`read.${one.kind}`)}: `}
              {outsiderOf(one)}
            </span>
            <UnstyledButton
              className={classes.chipRemove ?? ''}
              aria-label={t('write.remove', { name: one.address })}
              onClick={() => onChange(outside.filter(({ address }) => address !== one.address))}
            >
              <IconX size={14} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
