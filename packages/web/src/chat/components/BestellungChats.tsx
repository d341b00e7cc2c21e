import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useTexts } from '../../shared/i18n.ts'
import { toastError } from '../../ui/toast.tsx'
import { UnstyledButton } from '../../ui/UnstyledButton.ts'
import { sidesQuery, useStartChat } from '../chat.queries.ts'
import { chatTexts } from '../chat.texts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import classes from './NewChat.module.css'
import { quickChat } from './quickChatStore.ts'

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

/** The order whose page is open, or null. */
function bestellungAt(pathname: string): string | null {
  const found = uuid.exec(pathname)?.[0]
  return found !== undefined && pathname === bestellungPath(found) ? found : null
}

export function BestellungChats() {
  const { pathname } = useLocation()
  const bestellungId = bestellungAt(pathname)
  return bestellungId === null ? null : <Sides bestellungId={bestellungId} />
}

function Sides({ bestellungId }: { bestellungId: string }) {
  const t = useTexts(chatTexts)
  const { data: sides = [] } = useQuery(sidesQuery(bestellungId))
  const start = useStartChat()
  if (sides.length === 0) return null
  return (
    <section aria-label={t('ofBestellung')} className={classes.ofBestellung}>
      <h3 className={classes.heading}>{t('ofBestellung')}</h3>
      <ul className={classes.contacts}>
        {sides.map(({ seite, name }) => (
          <li key={seite}>
            <UnstyledButton
              className={classes.contact ?? ''}
              aria-disabled={start.isPending || undefined}
              onClick={() => {
                if (start.isPending) return
                start.mutate(
                  { bestellungId, seite },
                  { onSuccess: ({ id: chatId }) => quickChat.show({ kind: 'chat', chatId }), onError: toastError },
                )
              }}
            >
              <ChatAvatar name={name} avatar={null} />
              <span className={classes.name}>{name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
