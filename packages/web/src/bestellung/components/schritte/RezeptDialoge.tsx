import { newRezeptGruende } from '@dreiklang/domain/bestellung/bestellung'
import { type RezeptOrt, isElectronic } from '@dreiklang/domain/bestellung/rezept'
import { isPlaceOfPaper } from '@dreiklang/domain/bestellung/rezeptblatt'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Text } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { emptyProdukt, produktAbbild, ProduktFields, type ProduktValues } from './ProduktFields.tsx'
import { SchweigepflichtAlert } from '../SchweigepflichtAlert.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'
import { selectableOrte, validProdukt } from './defaults.ts'
import { RezeptblattField, sayableOfRezeptblatt } from './RezeptblattFields.tsx'
import classes from './Steps.module.css'

/** The prescriptions of the positions, and where all of them may lie. */
function rezepteOf({ positionen, bestellung }: Pick<BestellungStepProps, 'positionen' | 'bestellung'>) {
  const rezepte = positionen.flatMap(({ rezept }) => rezept ?? [])
  const arten = rezepte.map(({ art }) => art)
  return { rezepte, orte: selectableOrte(arten, bestellung) }
}

export function AnApothekeDialog(step: BestellungStepProps<'anApothekeGeben'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, positionIds } = step
  const { rezepte, orte } = rezepteOf(step)
  const [first, ...others] = new Set(rezepte.map(({ ort }) => ort))
  const start: { ort: RezeptOrt | null } = { ort: others.length === 0 ? (first ?? null) : null }
  // A practice is not told which pharmacy it is.
  const apotheke = bestellung.apotheke?.name
  const way = apotheke === undefined ? t('anApotheke.textOhneName') : t('anApotheke.text', { apotheke })
  const selbst = bestellung.seite === 'APOTHEKE'
  const { klientId, apothekeId } = bestellung
  const tells = bestellung.seite === 'PFLEGE' && klientId !== null && apothekeId !== null
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ ort }) => ({ positionIds, ort: selbst ? null : ort })}
      hinweis={selbst ? t('anApotheke.textApotheke') : way}
    >
      {({ field }) =>
        !selbst && (
          <>
            <RadioField {...field('ort')} label={t('feld.ort')} choices={choicesOf(orte, (value) => b(`rezeptOrt.${value}`))} />
            {tells && <SchweigepflichtAlert klientId={klientId} empfaenger={{ art: 'APOTHEKE', organisationId: apothekeId }} />}
            {rezepte.some(({ art }) => isElectronic(art)) && <Alert tone="info">{t('anApotheke.hinweis')}</Alert>}
          </>
        )
      }
    </BestellungStepDialog>
  )
}

const noOrt: { ort: RezeptOrt | null; gesagt: boolean } = { ort: null, gesagt: false }

export function RezeptOrtDialog(step: BestellungStepProps<'rezeptOrtMelden'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionIds, positionen, bestellung } = step
  const { rezepte, orte } = rezepteOf(step)
  const sayable = sayableOfRezeptblatt(bestellung, positionen)
  const shares = rezepte.some(({ rezeptblattId }) => rezeptblattId !== null)
  return (
    <BestellungStepDialog
      step={step}
      values={noOrt}
      toBody={({ ort, gesagt }) => ({ positionIds, ort, rezeptblatt: gesagt && sayable !== null ? sayable : undefined })}
      hinweis={t('ort.text')}
    >
      {({ form, field }) => {
        // Who corrects what stands on the paper has it where it was.
        const others = orte.filter((ort) => form.values.gesagt || !rezepte.every((rezept) => rezept.ort === ort))
        const onPaper = shares || (form.values.gesagt && sayable === 'EINES') ? others.filter(isPlaceOfPaper) : others
        return (
          <>
            <RadioField {...field('ort')} label={t('feld.ort')} required choices={choicesOf(onPaper, (value) => b(`rezeptOrt.${value}`))} />
            {sayable !== null && (
              <RezeptblattField said={sayable} checked={form.values.gesagt} onChange={(gesagt) => form.setFieldValue('gesagt', gesagt)} />
            )}
          </>
        )
      }}
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
  const { positionen, positionIds } = step
  const vorlage = positionen[0] && validProdukt(positionen[0])
  return (
    <BestellungStepDialog
      step={step}
      values={noRezept}
      toBody={({ grund, text, vorschlaege }) => ({
        positionIds,
        grund,
        text,
        vorschlaege: vorschlaege.map((vorschlag) => (vorlage === undefined ? null : produktAbbild(vorschlag, vorlage))),
      })}
      gross
      hinweis={t('neuesRezept.text')}
    >
      {({ form, field }) => (
        <>
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
              {form.values.vorschlaege.length > 1 && (
                <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => form.removeListItem('vorschlaege', i)}>
                  {t('neuesRezept.weniger', { nummer: i + 1 })}
                </Button>
              )}
            </div>
          ))}
          {form.values.vorschlaege.length < most && (
            <Button
              look="secondary"
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('vorschlaege', emptyProdukt)}
            >
              {t('neuesRezept.mehr')}
            </Button>
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}
