import type { ChatContact } from '@dreiklang/domain/chat/chat.contract'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { contactsQuery } from '../talk.queries.ts'
import { contactsMatching } from './contactsMatching.ts'
import classes from './PeopleChoice.module.css'

interface PeopleChoiceProps {
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** Who takes part already. */
  without?: readonly string[]
}

/** Whom one may write to, to be ticked. */
export function PeopleChoice({ chosen, onChange, without = [] }: PeopleChoiceProps) {
  const t = useChatTexts()
  const [query, setQuery] = useState('')
  const { data, state } = showQuery(useQuery(contactsQuery()), { rows: 4 })
  if (data === undefined) return state
  const found = contactsMatching(data, query).filter(({ id }) => !without.includes(id))
  const toggle = ({ id }: ChatContact) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <>
      <TextField label={t('search')} type="search" value={query} onChange={({ currentTarget }) => setQuery(currentTarget.value)} />
      <FieldGroup label={t('group.who', { count: chosen.length })}>
        {found.length === 0 ? (
          <EmptyState icon={<IconUserSearch size={28} />} title={t('noContacts')}>
            {t('group.noneText')}
          </EmptyState>
        ) : (
          <ul className={classes.people}>
            {found.map((person) => (
              <li key={person.id}>
                <Checkbox
                  label={t('with', { name: person.name, about: person.about })}
                  checked={chosen.includes(person.id)}
                  onChange={() => toggle(person)}
                />
              </li>
            ))}
          </ul>
        )}
      </FieldGroup>
    </>
  )
}
