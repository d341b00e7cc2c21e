import { type Icon, IconLock, IconUsersGroup } from '@tabler/icons-react'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { TextArea } from '../../form/TextField.tsx'
import { Card, Group, SimpleGrid, Text } from '../../ui/layout.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'
import classes from './WordsCard.module.css'

interface WordsCardProps {
  kopf: KopfValues
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}

/** Two notes that must not be confused: one for everyone, one that stays in the organisation. */
export function WordsCard({ kopf, fehler, dispatch }: WordsCardProps) {
  const t = useNeuTexts()
  const note = (name: 'bemerkung' | 'interneNotiz', label: string, [Sign, hint]: readonly [Icon, string]) => (
    <TextArea
      id={fieldId(null, name)}
      label={label}
      description={
        <Group component="span" gap={6} wrap="nowrap">
          <Sign size={16} aria-hidden />
          <Text span inherit>
            {hint}
          </Text>
        </Group>
      }
      error={fehler[name]}
      maxLength={1000}
      value={kopf[name]}
      onChange={(event) => dispatch({ art: 'kopf', aenderung: { [name]: event.currentTarget.value } })}
    />
  )
  return (
    <Card title={t('abschnitt.worte')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {note('bemerkung', t('worte.alle'), [IconUsersGroup, t('worte.alleHinweis')])}
        <div className={classes.intern}>{note('interneNotiz', t('worte.intern'), [IconLock, t('worte.internHinweis')])}</div>
      </SimpleGrid>
    </Card>
  )
}
