import type { AcademyReport } from '@dreiklang/domain/academy/academy.contract'
import { IconX } from '@tabler/icons-react'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import chip from '../../ui/Chip.module.css'
import { Group, Stack } from '../../ui/layout.tsx'
import { useAcademyTexts } from '../academy.texts.ts'

interface PeopleFieldProps {
  people: AcademyReport['people']
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Whoever is chosen stands there to be taken out; the others are found by typing. */
export function PeopleField({ people, chosen, onChange }: PeopleFieldProps) {
  const t = useAcademyTexts()
  const others = people.filter(({ id }) => !chosen.includes(id))
  return (
    <FieldGroup label={t('duties.people')}>
      <Stack gap="xs">
        <Group gap={6}>
          {people
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={chip.chip}
                aria-label={t('duties.takeOut', { name })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                {name}
                <IconX size={16} aria-hidden />
              </button>
            ))}
        </Group>
        {others.length > 0 && (
          <SelectField
            label={t('duties.addPerson')}
            labelProps={{ className: 'unseen' }}
            placeholder={t('duties.addPerson')}
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
