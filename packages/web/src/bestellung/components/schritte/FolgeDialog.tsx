import { type FolgeArt, openFolgenBei } from '@dreiklang/domain/bestellung/folgen'
import { folgeKeyOf } from '../folgeKeyOf.ts'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

/** What is left to do for the own side with all of these positions; one alone is chosen already. */
export function FolgeDialog(step: BestellungStepProps<'folgeErledigen' | 'folgeVerzichten'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { handlung, positionen, positionIds, bestellung } = step
  const [first = [], ...others] = positionen.map((position) => openFolgenBei(position, bestellung.seite).map(({ art }) => art))
  const shared = first.filter((art) => others.every((arten) => arten.includes(art)))
  const verzichtet = handlung === 'folgeVerzichten'
  const start: { folge: FolgeArt | null; grund: string; btmNummer: string } = {
    folge: step.folge ?? shared[0] ?? null,
    grund: '',
    btmNummer: '',
  }
  const isNRezept = (folge: FolgeArt | null) => folge === 'N_REZEPT_NACHREICHEN' && !verzichtet
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ folge, grund, btmNummer }) =>
        verzichtet ? { positionIds, folge, grund } : { positionIds, folge, btmNummer: isNRezept(folge) ? orNull(btmNummer) : null }
      }
      hinweis={t(verzichtet ? 'folge.verzichtenText' : 'folge.erledigenText')}
    >
      {({ form, field }) => (
        <>
          <RadioField
            {...field('folge')}
            label={t('folge.was')}
            required
            choices={choicesOf(shared, (art) => b(folgeKeyOf(art, bestellung.seite)))}
          />
          {isNRezept(form.values.folge) && (
            <TextField
              {...field('btmNummer')}
              label={t('btm.nummer')}
              description={t('btm.nummerFreiwillig')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          )}
          {verzichtet && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
        </>
      )}
    </BestellungStepDialog>
  )
}
