import { IconLock, IconUsersGroup } from '@tabler/icons-react'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { TextArea } from '../../form/TextField.tsx'
import { Card, Group, SimpleGrid, Text } from '../../ui/layout.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'
import classes from './WordsCard.module.css'

/** Two notes that must not be confused: one for everyone, one that stays in the organisation. */
export function WordsCard({
  kopf,
  fehler,
  dispatch,
}: {
  kopf: KopfValues
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}) {
  const t = useNeuTexts()
  return (
    <Card title={t('abschnitt.worte')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextArea
          id={fieldId(null, 'bemerkung')}
          label={t('worte.alle')}
          description={
            <Group component="span" gap={6} wrap="nowrap">
              <IconUsersGroup size={16} aria-hidden />
              <Text span inherit>
                {t('worte.alleHinweis')}
              </Text>
            </Group>
          }
          error={fehler['bemerkung']}
          maxLength={1000}
          value={kopf.bemerkung}
          onChange={(event) => dispatch({ art: 'kopf', aenderung: { bemerkung: event.currentTarget.value } })}
        />
        <div className={classes.intern}>
          <TextArea
            id={fieldId(null, 'interneNotiz')}
            label={t('worte.intern')}
            description={
              <Group component="span" gap={6} wrap="nowrap">
                <IconLock size={16} aria-hidden />
                <Text span inherit>
                  {t('worte.internHinweis')}
                </Text>
              </Group>
            }
            error={fehler['interneNotiz']}
            maxLength={1000}
            value={kopf.interneNotiz}
            onChange={(event) => dispatch({ art: 'kopf', aenderung: { interneNotiz: event.currentTarget.value } })}
          />
        </div>
      </SimpleGrid>
    </Card>
  )
}
