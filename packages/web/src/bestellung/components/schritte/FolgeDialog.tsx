import { type FolgeArt, openFolgenBei } from '@dreiklang/domain/bestellung/folgen'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
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
  const start: { folge: FolgeArt | null; grund: string } = { folge: step.folge ?? shared[0] ?? null, grund: '' }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ folge, grund }) => ({ positionIds, folge, ...(verzichtet ? { grund } : {}) })}
      hinweis={t(verzichtet ? 'folge.verzichtenText' : 'folge.erledigenText')}
    >
      {({ field }) => (
        <>
          <RadioField {...field('folge')} label={t('folge.was')} required choices={choicesOf(shared, (art) => b(`folge.${art}`))} />
          {verzichtet && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
        </>
      )}
    </BestellungStepDialog>
  )
}
