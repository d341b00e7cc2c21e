import type { Sign } from '@dreiklang/domain/chat/chat'
import type { LineSign } from '@dreiklang/domain/chat/chat.contract'
import { type Icon, IconCheck, IconEye, IconQuestionMark, IconThumbUp } from '@tabler/icons-react'
import { useSession } from '../../shared/session.ts'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { useChatTexts } from '../chat.texts.ts'
import classes from './Signs.module.css'

/** Drawn by us: not every device has a typeface with pictures. */
export const signIcons: Record<Sign, Icon> = { thumbsUp: IconThumbUp, check: IconCheck, eyes: IconEye, question: IconQuestionMark }

interface SignsProps {
  signs: readonly LineSign[]
  onChange: (sign: LineSign) => void
  /** False: writing has ended here; what the person has set can still be taken away. */
  canSet: boolean
}

/** The signs at a line, each with how many have set it; a press sets the own one or takes it away. */
export function Signs({ signs, onChange, canSet }: SignsProps) {
  const t = useChatTexts()
  const session = useSession()
  const me = session.kind === 'signed-in' ? session.user.id : null
  if (signs.length === 0) return null
  return (
    <ul className={classes.signs} aria-label={t('sign.title')}>
      {signs.map((one) => {
        const Picture = signIcons[one.sign]
        const names = one.people.map(({ contactId, contactName }) => (contactId === me ? t('you') : contactName)).join(', ')
        const words = t('sign.by', { sign: t(`sign.${one.sign}`), names })
        return (
          <li key={one.sign}>
            <Hint text={words} side="top">
              <UnstyledButton
                className={classes.sign}
                aria-label={words}
                aria-pressed={one.isMine}
                aria-disabled={(!canSet && !one.isMine) || undefined}
                onClick={() => {
                  if (canSet || one.isMine) onChange(one)
                }}
              >
                <Picture size={16} aria-hidden /> {one.people.length}
              </UnstyledButton>
            </Hint>
          </li>
        )
      })}
    </ul>
  )
}
