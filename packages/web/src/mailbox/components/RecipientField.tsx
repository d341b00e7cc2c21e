import type { MailRecipient } from '@dreiklang/domain/mailbox/mail.contract'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { SelectField } from '../../form/choiceFields.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import classes from './Compose.module.css'

export type Person = Pick<MailRecipient, 'personId' | 'name' | 'house'>

interface RecipientFieldProps {
  label: string
  chosen: readonly Person[]
  /** Those that can be written to, without those that stand in the mail already. */
  free: readonly Person[]
  /** Beside those that are chosen. */
  more?: ReactNode
  isFirst?: boolean
  onChange: (chosen: Person[]) => void
}

/** The people chosen, each to be taken away again, and a field that finds the others by name or house. */
export function RecipientField({ label, chosen, free, more = false, isFirst = false, onChange }: RecipientFieldProps) {
  const t = useMailboxTexts()
  // The field is made anew after each choice, so that it is empty again.
  const [round, setRound] = useState(0)
  const pick = (personId: string | null) => {
    const person = free.find((one) => one.personId === personId)
    if (person === undefined) return
    onChange([...chosen, person])
    setRound(round + 1)
  }
  return (
    <div className={classes.recipients}>
      <SelectField
        key={round}
        label={label}
        placeholder={t('write.add')}
        data-autofocus={isFirst || undefined}
        // The focus is here when the mail is opened: the list would cover the rest of it.
        openOnFocus={false}
        choices={free.map(({ personId, name, house }) => ({ value: personId, label: `${name} (${house})` }))}
        value={null}
        onChange={pick}
      />
      {(chosen.length > 0 || more !== false) && (
        <div className={classes.chosen}>
          <ul className={classes.chips}>
            {chosen.map((person) => (
              <li key={person.personId} className={classes.chip}>
                <span>
                  {person.name} ({person.house})
                </span>
                <UnstyledButton
                  className={classes.chipRemove ?? ''}
                  aria-label={t('write.remove', { name: person.name })}
                  onClick={() => onChange(chosen.filter((one) => one.personId !== person.personId))}
                >
                  <IconX size={14} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {more}
        </div>
      )}
    </div>
  )
}
