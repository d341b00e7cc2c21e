import type { BoardMember } from '@dreiklang/domain/scrumboard/board.contract'
import { IconX } from '@tabler/icons-react'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import chip from '../../ui/Chip.module.css'
import { Group, Stack } from '../../ui/layout.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

interface MembersFieldProps {
  label: string
  /** Who can be chosen, and who is chosen already. */
  people: readonly BoardMember[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Whoever is chosen stands there to be taken away; the others are found by typing. */
export function MembersField({ label, people, chosen, onChange }: MembersFieldProps) {
  const t = useScrumboardTexts()
  const others = people.filter(({ id }) => !chosen.includes(id))
  return (
    <FieldGroup label={label}>
      <Stack gap="xs">
        {chosen.length > 0 && (
          <Group gap={6}>
            {people
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className={chip.chip}
                  aria-label={t('item.remove', { title: name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                >
                  {name}
                  <IconX size={16} aria-hidden />
                </button>
              ))}
          </Group>
        )}
        {others.length > 0 && (
          <SelectField
            label={t('field.addMember')}
            labelProps={{ className: 'unseen' }}
            placeholder={t('field.addMember')}
            choices={namedChoices(others)}
            value={null}
            onChange={(id) => {
              if (id !== null) onChange([...chosen, id])
            }}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
