import { maxFiltered } from '@dreiklang/domain/planung/planung.contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../form/choiceFields.tsx'
import { selectionQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { Button } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { usePlanungTexts } from '../planung.texts.ts'

interface PersonenfilterProps {
  /** Empty: everyone. */
  personIds: readonly string[]
  onWahl: (personIds: string[]) => void
}

export function Personenfilter({ personIds, onWahl }: PersonenfilterProps) {
  const t = usePlanungTexts()
  const { data: personen = [] } = useQuery({ ...selectionQuery, select: ({ personen: all }) => all })
  const freie = personen.filter(({ id }) => !personIds.includes(id))
  return (
    <Group gap="xs" align="flex-end">
      {(personen.length === 0 || freie.length > 0) && personIds.length < maxFiltered && (
        <SelectField
          label={t('filter.name')}
          placeholder={personIds.length === 0 ? t('filter.alle') : t('filter.weitere')}
          miw={280}
          choices={freie.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(choice) => choice !== null && onWahl([...personIds, choice])}
        />
      )}
      {personIds.map((id) => {
        const name = personen.find((person) => person.id === id)?.name ?? t('filter.unbekannt')
        return (
          <Button
            key={id}
            look="secondary"
            aria-label={t('filter.ohne', { name })}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => onWahl(personIds.filter((others) => others !== id))}
          >
            {name}
          </Button>
        )
      })}
      {personIds.length > 1 && (
        <Button look="subtle" onClick={() => onWahl([])}>
          {t('filter.alle')}
        </Button>
      )}
    </Group>
  )
}
