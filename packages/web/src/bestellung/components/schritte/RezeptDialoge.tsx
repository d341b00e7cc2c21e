import { newRezeptGruende } from '@dreiklang/domain/bestellung/bestellung'
import type { RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Text } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { ProduktFields } from './ProduktFields.tsx'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'
import { validProdukt, selectableOrte } from './defaults.ts'
import { emptyProdukt, produktAbbild, type ProduktValues } from './produktValues.ts'
import classes from './Steps.module.css'

export function AnApothekeDialog(step: BestellungStepProps<'anApothekeGeben'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, positionen } = step
  const rezepte = positionen.flatMap(({ rezept }) => (rezept === null ? [] : [rezept]))
  const orte = new Set(rezepte.map(({ ort }) => ort))
  const start: { ort: RezeptOrt | null } = { ort: orte.size === 1 ? ([...orte][0] ?? null) : null }
  const selbst = bestellung.seite === 'APOTHEKE'
  const formular = useBestellungStep(step, {
    values: start,
    toBody: ({ ort }) => ({ positionIds: positionen.map(({ id }) => id), ort: selbst ? null : ort }),
  })
  const wege = selectableOrte(
    rezepte.map(({ art }) => art),
    bestellung,
  )
  if (selbst) return <BestellungStepDialog step={step} form={formular} hinweis={t('anApotheke.textApotheke')} />
  return (
    <BestellungStepDialog
      step={step}
      form={formular}
      hinweis={t('anApotheke.text', { apotheke: bestellung.apotheke?.name ?? b('seite.APOTHEKE') })}
    >
      <RadioField
        {...formular.field('ort')}
        value={formular.form.values.ort}
        label={t('feld.ort')}
        choices={choicesOf(wege, (value) => b(`rezeptOrt.${value}`))}
      />
      <Alert tone="info">{t('anApotheke.hinweis')}</Alert>
    </BestellungStepDialog>
  )
}

const noOrt: { ort: RezeptOrt | null } = { ort: null }

export function RezeptOrtDialog(step: BestellungStepProps<'rezeptOrtMelden'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, positionen } = step
  const rezepte = positionen.flatMap(({ rezept }) => (rezept === null ? [] : [rezept]))
  const formular = useBestellungStep(step, {
    values: noOrt,
    toBody: ({ ort }) => ({ positionIds: positionen.map(({ id }) => id), ort }),
  })
  const orte = selectableOrte(
    rezepte.map(({ art }) => art),
    bestellung,
  ).filter((ort) => !rezepte.every((rezept) => rezept.ort === ort))
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={t('ort.text')}>
      <RadioField
        {...formular.field('ort')}
        value={formular.form.values.ort}
        label={t('feld.ort')}
        required
        choices={choicesOf(orte, (value) => b(`rezeptOrt.${value}`))}
      />
    </BestellungStepDialog>
  )
}

const most = 3
const noRezept: { grund: (typeof newRezeptGruende)[number] | null; text: string; vorschlaege: ProduktValues[] } = {
  grund: null,
  text: '',
  vorschlaege: [emptyProdukt],
}

export function NewRezeptDialog(step: BestellungStepProps<'neuesRezeptAnfordern'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionen } = step
  const vorlage = positionen[0] && validProdukt(positionen[0])
  const formular = useBestellungStep(step, {
    values: noRezept,
    toBody: ({ grund, text, vorschlaege }) => ({
      positionIds: positionen.map(({ id }) => id),
      grund,
      text,
      vorschlaege: vorschlaege.map((vorschlag) => (vorlage === undefined ? null : produktAbbild(vorschlag, vorlage))),
    }),
  })
  const { form, field } = formular
  const count = form.values.vorschlaege.length
  return (
    <BestellungStepDialog step={step} form={formular} gross hinweis={t('neuesRezept.text')}>
      <RadioField
        {...field('grund')}
        label={t('feld.grund')}
        required
        choices={choicesOf(newRezeptGruende, (value) => b(`neuesRezeptGrund.${value}`))}
      />
      <TextArea {...field('text')} label={t('feld.erlaeuterung')} required maxLength={500} />
      {form.values.vorschlaege.map((vorschlag, i) => (
        <div key={i} className={classes.abschnitt} role="group" aria-label={t('neuesRezept.vorschlag', { nummer: i + 1 })}>
          <Text fw={600}>{t('neuesRezept.vorschlag', { nummer: i + 1 })}</Text>
          <ProduktFields pfad={`vorschlaege.${i}`} werte={vorschlag} field={field} />
          {count > 1 && (
            <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => form.removeListItem('vorschlaege', i)}>
              {t('neuesRezept.weniger', { nummer: i + 1 })}
            </Button>
          )}
        </div>
      ))}
      {count < most && (
        <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} onClick={() => form.insertListItem('vorschlaege', emptyProdukt)}>
          {t('neuesRezept.mehr')}
        </Button>
      )}
    </BestellungStepDialog>
  )
}
