import type { ChatContact } from '@dreiklang/domain/chat/chat.contract'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useStartChat } from '../chat.queries.ts'
import { contactsQuery, sidesQuery } from '../talk.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { NewGroupButton } from './NewGroup.tsx'
import { contactsMatching } from './contactsMatching.ts'
import { useBestellungOnScreen } from './useBestellungOnScreen.ts'
import panel from './ChatPanel.module.css'
import classes from './NewChat.module.css'

type Opened = (chatId: string) => void

/** The choice of somebody to write to. `to`: what is looked for from the start. */
export function NewChat({ to = '', onOpened }: { to?: string; onOpened: Opened }) {
  const t = useChatTexts()
  const [query, setQuery] = useState(to)
  const { data, state } = showQuery(useQuery(contactsQuery()), { rows: 5 })
  const bestellungId = useBestellungOnScreen()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <div className={classes.search}>
        <TextField
          ref={field}
          data-autofocus
          label={t('search')}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <div className={classes.newGroup}>
        <NewGroupButton onOpened={onOpened} />
      </div>
      <div className={classes.list}>
        {bestellungId !== null && <Sides bestellungId={bestellungId} onOpened={onOpened} />}
        {state}
        {data !== undefined && <Contacts found={contactsMatching(data, query)} onOpened={onOpened} />}
      </div>
    </>
  )
}

function Contacts({ found, onOpened }: { found: readonly ChatContact[]; onOpened: Opened }) {
  const t = useChatTexts()
  const choose = useOpenChat(onOpened)
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: found.length })}</VisuallyHidden>
      {found.length === 0 && (
        <EmptyState icon={<IconUserSearch size={28} />} title={t('noContacts')}>
          {t('noContactsText')}
        </EmptyState>
      )}
      <ul aria-label={t('contacts')} className={classes.contacts}>
        {found.map(({ id, name, about, avatar }) => (
          <li key={id}>
            <UnstyledButton {...choose({ contactId: id })}>
              <ChatAvatar name={name} avatar={avatar} />
              <span className={panel.who}>
                <span className={classes.name}>{name}</span>
                <span className={classes.about}>{about}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What makes a button open the chat with someone; one at a time. */
function useOpenChat(onOpened: Opened) {
  const { mutate, isPending } = useStartChat()
  return (body: Parameters<typeof mutate>[0]) => ({
    className: classes.contact ?? '',
    'aria-disabled': isPending || undefined,
    onClick: () => {
      if (isPending) return
      mutate(body, { onSuccess: ({ id }) => onOpened(id), onError: toastError })
    },
  })
}

/** The order whose page is open, or null. */
function Sides({ bestellungId, onOpened }: { bestellungId: string; onOpened: Opened }) {
  const t = useChatTexts()
  const { data: sides = [] } = useQuery(sidesQuery(bestellungId))
  const choose = useOpenChat(onOpened)
  if (sides.length === 0) return null
  return (
    <section aria-label={t('ofBestellung')} className={classes.ofBestellung}>
      <h3 className={classes.heading}>{t('ofBestellung')}</h3>
      <ul className={classes.contacts}>
        {sides.map(({ seite, name }) => (
          <li key={seite}>
            <UnstyledButton {...choose({ bestellungId, seite })}>
              <ChatAvatar name={name} avatar={null} />
              <span className={classes.name}>{name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
