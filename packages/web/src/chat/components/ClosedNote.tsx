import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { profilQuery } from '../../organisation/organisation.queries.ts'
import { formatDate, formatShortDay } from '../../shared/format.ts'
import { useNow } from '../../shared/useNow.ts'
import { Link } from '../../ui/buttons.tsx'
import { writeToPath } from '../chat.paths.ts'
import { useChatTexts } from '../chat.texts.ts'
import { contactsQuery } from '../talk.queries.ts'
import { readClosed } from './closedNow.ts'
import { quickChat } from './quickChatStore.ts'
import classes from './MessageBox.module.css'

/** Above the field, where the other organisation is closed by its own hours, or somebody stands in for it. */
export function ClosedNote({ organisationId }: { organisationId: NonNullable<Chat['organisationId']> }) {
  const t = useChatTexts()
  const now = useNow()
  // Without its hours there is nothing to say; the conversation works without them.
  const { data } = useQuery(profilQuery(organisationId))
  if (data === undefined) return null
  const { closed, substitutes } = readClosed(data, now)
  if (closed === null && substitutes.length === 0) return null
  const { name } = data
  return (
    <div className={classes.closedNow} role="note">
      <IconClockOff size={18} aria-hidden />
      <div>
        {closed !== null && (
          <p>
            {closed.opens === null
              ? t('hours.closed', { name })
              : t('hours.opens', { name, day: formatShortDay(closed.opens.day), time: closed.opens.time })}
          </p>
        )}
        {substitutes.map((substitute) => (
          <p key={substitute.name}>
            {substitute.until === null
              ? t('hours.substitute', { name: substitute.name })
              : t('hours.substituteUntil', { name: substitute.name, day: formatDate(substitute.until) })}{' '}
            <WriteTo name={substitute.name} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** Only where somebody of it may be written to. */
function WriteTo({ name }: { name: string }) {
  const t = useChatTexts()
  const { data: contacts = [] } = useQuery(contactsQuery())
  if (!contacts.some(({ about }) => about === name)) return null
  return (
    <Link to={writeToPath(name)} onClick={() => quickChat.close()}>
      {t('hours.write')}
    </Link>
  )
}
