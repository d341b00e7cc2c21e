import { prioritaeten } from '@dreiklang/domain/bestellung/bestellung'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { plusDays } from '@dreiklang/domain/shared/time'
import { type Icon, IconLock, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { RadioCards } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Box, Card, Group, SimpleGrid, Text } from '../../ui/layout.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'
import type { AuftragFields } from './positionFields.ts'
import { WegeFields } from './WegeFields.tsx'
import classes from './AuftragCard.module.css'

const wege = /^(praxisId|arztPersonId|apothekeId|abweichung|lieferart|lieferadresse|lieferzeitfenster|einloesung)/

export function AuftragCard(props: AuftragFields) {
  const { kopf, mitRezept, handedOut, fehler, heute, dispatch } = props
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  const language = useLanguage()
  const [aufgeklappt, setAufgeklappt] = useState(false)
  const notfall = kopf.prioritaet === 'NOTFALL'
  const morgen = plusDays(heute, 1)
  const zuSpaet =
    notfall && kopf.bedarfBis !== null && kopf.bedarfBis > morgen ? fieldSentences['versand.notfall_frist']?.[language] : undefined
  const forKlient = kopf.art === 'KLIENT'
  const open = aufgeklappt || Object.keys(fehler).some((field) => wege.test(field))
  const inKuerze = [
    forKlient ? (kopf.praxis?.name ?? t('auftrag.keinePraxis')) : null,
    handedOut && (kopf.apotheke?.name ?? t('auftrag.keineApotheke')),
    handedOut && tBegriff(`lieferart.${kopf.lieferart}`),
    mitRezept && (kopf.einloesung === null ? t('auftrag.einloesungOffen') : tBegriff(`einloesung.${kopf.einloesung}`)),
  ]
  return (
    <Card title={t('abschnitt.auftrag')} gap="sm">
      <Group gap="lg" align="flex-start">
        <RadioCards
          label={t('auftrag.prioritaet')}
          look="chips"
          choices={prioritaeten.map((value) => ({ value, label: tBegriff(`prioritaet.${value}`) }))}
          value={kopf.prioritaet}
          onChange={(wert) => dispatch({ art: 'prioritaet', wert })}
        />
        <Box w={200}>
          <DateField
            id={fieldId(null, 'bedarfBis')}
            label={t('auftrag.bedarfBis')}
            required
            value={kopf.bedarfBis}
            error={zuSpaet ?? fehler['bedarfBis']}
            minDate={heute}
            {...(notfall ? { maxDate: morgen } : {})}
            onChange={(bedarfBis) => dispatch({ art: 'kopf', aenderung: { bedarfBis } })}
          />
        </Box>
        {(notfall || kopf.bedarfUhrzeit !== '') && (
          <Box w={200}>
            <TextField
              id={fieldId(null, 'bedarfUhrzeit')}
              type="time"
              label={t('auftrag.bedarfUhrzeit')}
              value={kopf.bedarfUhrzeit}
              error={fehler['bedarfUhrzeit']}
              onChange={(event) => dispatch({ art: 'kopf', aenderung: { bedarfUhrzeit: event.currentTarget.value } })}
            />
          </Box>
        )}
      </Group>
      {notfall && (
        <Alert tone="danger" says="note" title={t('auftrag.notfallTitel', { datum: formatDate(morgen) })}>
          {t('auftrag.notfall')}
        </Alert>
      )}
      <Disclosure
        label={t(handedOut ? 'auftrag.wege' : 'auftrag.praxis')}
        summary={inKuerze.filter((part) => typeof part === 'string').join(' · ')}
        opened={open}
        onToggle={setAufgeklappt}
      >
        <WegeFields {...props} />
      </Disclosure>
      <Words kopf={kopf} handedOut={handedOut} fehler={fehler} dispatch={dispatch} />
    </Card>
  )
}

interface WordsProps {
  kopf: KopfValues
  handedOut: boolean
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}

/** Two notes that must not be confused: one for everyone, one that stays in the organisation. */
function Words({ kopf, handedOut, fehler, dispatch }: WordsProps) {
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
      minRows={1}
      value={kopf[name]}
      onChange={(event) => dispatch({ art: 'kopf', aenderung: { [name]: event.currentTarget.value } })}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} pt="xs">
      {note('bemerkung', t('worte.alle'), [IconUsersGroup, t(handedOut ? 'worte.alleHinweis' : 'worte.alleHinweisPraxis')])}
      <div className={classes.intern}>{note('interneNotiz', t('worte.intern'), [IconLock, t('worte.internHinweis')])}</div>
    </SimpleGrid>
  )
}
