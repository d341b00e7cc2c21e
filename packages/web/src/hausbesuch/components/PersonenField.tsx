import { maxPersonen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FieldGroup } from '../../form/Form.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { selectionQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'

interface PersonenFieldProps {
  id: string
  error?: string
  value: readonly string[]
  /** Someone must be named. */
  required: boolean
  onChange: (personIds: string[]) => void
}

export function PersonenField({ id, error, value, required, onChange }: PersonenFieldProps) {
  const t = useHausbesuchTexts()
  const { data: personen = [] } = useQuery({ ...selectionQuery, select: ({ personen: all }) => all })
  const freie = personen.filter((person) => !value.includes(person.id))
  return (
    <FieldGroup label={t('personen.titel')}>
      <Stack gap="xs">
        {value.length > 0 && (
          <Group gap="xs">
            {value.map((personId) => {
              const name = personen.find((person) => person.id === personId)?.name ?? t('personen.unbekannt')
              return (
                <Button
                  key={personId}
                  look="secondary"
                  aria-label={t('personen.entfernen', { name })}
                  onClick={() => onChange(value.filter((others) => others !== personId))}
                  icon={<IconX size={18} aria-hidden />}
                >
                  {name}
                </Button>
              )
            })}
          </Group>
        )}
        {(value.length === 0 || (value.length < maxPersonen && freie.length > 0)) && (
          <SelectField
            id={id}
            error={error}
            label={value.length === 0 ? t('personen.wer') : t('personen.weitere')}
            required={required && value.length === 0}
            choices={freie.map((person) => ({ value: person.id, label: person.name }))}
            {...(required || value.length > 0 ? {} : { description: t('personen.spaeter') })}
            value={null}
            onChange={(personId) => personId !== null && onChange([...value, personId])}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
