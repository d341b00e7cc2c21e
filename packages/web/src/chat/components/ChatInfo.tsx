import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconExternalLink, IconPhone, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { IconButton, LinkButton } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Facts, Title } from '../../ui/layout.tsx'
import { contactQuery } from '../talk.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { ChatPicture } from './ChatPicture.tsx'
import { GroupInfo } from './GroupInfo.tsx'
import { nameOfChat } from './chatName.ts'
import classes from './ChatInfo.module.css'

/** Beside a conversation: who the other one is and how else to reach her, or the order that it is about. */
export function ChatInfo({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const t = useChatTexts()
  const { id, contact, bestellung, group } = chat
  return (
    <aside className={classes.info} aria-label={t('info')}>
      <div className={classes.who}>
        <ChatPicture chat={chat} />
        <Title order={3} size="h4">
          {nameOfChat(chat)}
        </Title>
        <IconButton label={t('closeInfo')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      {group !== null && <GroupInfo chat={{ id, group }} />}
      {group === null && bestellung === null && <Person contactId={contact.id} />}
      {bestellung !== null && (
        <>
          <p>{t('aboutBestellung', { nummer: bestellung.nummer })}</p>
          <LinkButton to={bestellungPath(bestellung.id)} look="secondary" icon={<IconExternalLink size={18} aria-hidden />}>
            {t('openBestellung')}
          </LinkButton>
          {chat.resolved && <p className={classes.dimmed}>{t('resolvedText')}</p>}
        </>
      )}
    </aside>
  )
}

function Person({ contactId }: { contactId: string }) {
  const t = useChatTexts()
  const { data, state } = showQuery(useQuery(contactQuery(contactId)), { rows: 3 })
  if (data === undefined) return state
  const { about, details, attachments } = data
  return (
    <>
      <Facts
        facts={[
          { label: t('organisation'), value: about },
          { label: t('address'), value: details.address },
        ]}
      />
      {details.phoneNumbers.map(({ phoneNumber, label }) => (
        <a key={phoneNumber} href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`} className={classes.phone}>
          <IconPhone size={18} aria-hidden />
          <span>
            {phoneNumber}
            <span className={classes.dimmed}> {label}</span>
          </span>
        </a>
      ))}
      {attachments.links.length > 0 && (
        <section aria-label={t('links')}>
          <Title order={4} size="h5">
            {t('links')}
          </Title>
          <ul className={classes.links}>
            {attachments.links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
