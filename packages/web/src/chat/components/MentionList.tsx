import { findMention } from '@dreiklang/domain/chat/chat'
import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import chips from '../../ui/Chip.module.css'
import { useChatTexts } from '../chat.texts.ts'
import { contactsMatching } from './contactsMatching.ts'
import classes from './MessageBox.module.css'

interface MentionListProps {
  group: NonNullable<Chat['group']>
  value: string
  onChange: (value: string) => void
}

/** Whom one may be about to name: a press writes the whole name. Reached from the field with Tab. */
export function MentionList({ group, value, onChange }: MentionListProps) {
  const t = useChatTexts()
  const begun = findMention(value)
  if (begun === null) return null
  const others = group.members.filter(({ isMe }) => !isMe)
  const found = contactsMatching(
    others.map(({ id, name }) => ({ id, name, about: '', avatar: null, beruf: '' })),
    begun,
  ).filter(({ name }) => name !== begun.trim())
  if (found.length === 0) return null
  const head = value.slice(0, value.length - begun.length)
  return (
    <ul className={classes.mentions} aria-label={t('group.mention')}>
      {found.slice(0, 6).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={chips.chip} onClick={() => onChange(`${head}${name} `)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
