import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Stack, Text } from '../../../ui/layout.tsx'
import { bestellungQuery } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { AblehnenDialog, AnnehmenDialog, AnswerDialog, BestaetigenDialog, GrundDialog, ReklamierenDialog } from './EntscheidDialoge.tsx'
import {
  AusliefernDialog,
  GescheitertDialog,
  KuehlketteDialog,
  type LieferStepProps,
  UebergabeDialog,
  ZuruecknehmenDialog,
} from './LieferDialoge.tsx'
import { AustauschenDialog } from './AustauschenDialog.tsx'
import { BereitstellenDialog } from './BereitstellenDialog.tsx'
import { EingangDialog } from './EingangDialog.tsx'
import { GenehmigungDialog, KostenvoranschlagDialog } from './KostentraegerDialoge.tsx'
import { AnApothekeDialog, NewRezeptDialog, RezeptOrtDialog } from './RezeptDialoge.tsx'
import { RezeptVorlegenDialog } from './RezeptVorlegenDialog.tsx'
import { VerordnenDialog } from './VerordnenDialog.tsx'
import { EinreichenDialog, HolenDialog, KasseDialog, UnterschreibenDialog } from './HkpDialoge.tsx'
import { AnswerNachschubDialog, DeclineNachschubDialog, ProposeNachschubDialog } from './NachschubDialoge.tsx'
import { RetoureDialog } from './RetoureDialog.tsx'
import { FolgeDialog } from './FolgeDialog.tsx'
import { WeiterleitenDialog } from './WeiterleitenDialog.tsx'
import { BestellungStepDialog, type BestellungStepProps, type Lieferung } from './bestellungStep.tsx'
import type { DialogHandlung, StepWish } from './stepOpener.ts'
import { SetZuzahlungDialog, ZuzahlungDialog } from './ZuzahlungDialoge.tsx'
import classes from './Steps.module.css'

const signals = { PFLEGE: ['bestand'], ARZT: ['seitWann', 'egk', 'dosis', 'bestand'], APOTHEKE: ['rezeptFehlt', 'dosis'] } as const

function ofLieferung<H extends PersonenHandlung>(Dialog: ComponentType<LieferStepProps<H>>): ComponentType<BestellungStepProps<H>> {
  return (step) => step.lieferung && <Dialog {...step} lieferung={step.lieferung} />
}

const dialogs: { [H in DialogHandlung]: ComponentType<BestellungStepProps<H>> } = {
  verordnen: VerordnenDialog,
  rezeptKorrigieren: VerordnenDialog,
  arztAblehnen: AblehnenDialog,
  apothekeAblehnen: AblehnenDialog,
  stornieren: GrundDialog,
  stornoAnfragen: GrundDialog,
  rezeptZurueckziehen: GrundDialog,
  restErlassen: GrundDialog,
  selbstEinloesen: BestaetigenDialog,
  verordnungHolen: HolenDialog,
  verordnungUnterschreiben: UnterschreibenDialog,
  verordnungEinreichen: EinreichenDialog,
  kasseEntscheiden: KasseDialog,
  neuAnfordern: BestaetigenDialog,
  anApothekeGeben: AnApothekeDialog,
  annehmen: AnnehmenDialog,
  rezeptVorlegen: RezeptVorlegenDialog,
  recordKostenvoranschlag: KostenvoranschlagDialog,
  recordGenehmigung: GenehmigungDialog,
  austauschen: AustauschenDialog,
  btmFeststellen: GrundDialog,
  neuesRezeptAnfordern: NewRezeptDialog,
  bereitstellen: BereitstellenDialog,
  ausliefern: ofLieferung(AusliefernDialog),
  zustellen: ofLieferung<'zustellen'>(UebergabeDialog),
  abholungBestaetigen: ofLieferung<'abholungBestaetigen'>(UebergabeDialog),
  zustellungGescheitert: ofLieferung(GescheitertDialog),
  kuehlketteFreigeben: ofLieferung(KuehlketteDialog),
  zuruecknehmen: ofLieferung(ZuruecknehmenDialog),
  setZuzahlung: ofLieferung(SetZuzahlungDialog),
  recordZuzahlung: ofLieferung(ZuzahlungDialog),
  restErlassBeantworten: AnswerDialog,
  stornoBeantworten: AnswerDialog,
  eingangBestaetigen: EingangDialog,
  reklamieren: ReklamierenDialog,
  rueckfrageStellen: RueckfrageDialog,
  anPraxisWeiterleiten: WeiterleitenDialog,
  anApothekeWeiterleiten: WeiterleitenDialog,
  rezeptOrtMelden: RezeptOrtDialog,
  retoureFesthalten: RetoureDialog,
  proposeNachschub: ProposeNachschubDialog,
  withdrawNachschub: AnswerNachschubDialog,
  takeOverNachschub: AnswerNachschubDialog,
  declineNachschub: DeclineNachschubDialog,
  folgeErledigen: FolgeDialog,
  folgeVerzichten: FolgeDialog,
}

type OpenedProps<H extends DialogHandlung> = StepWish & Pick<BestellungStepProps<H>, 'handlung' | 'onClose' | 'onDone'>

/** The dialog of a step. Loaded with the first that is opened: a list is read more often than a step is taken in it. */
export function OpenedStep<H extends DialogHandlung>({
  bestellungId,
  positionIds,
  lieferungId,
  folge,
  start = {},
  handlung,
  ...ways
}: OpenedProps<H>) {
  const { data: bestellung } = useQuery(bestellungQuery(bestellungId))
  if (bestellung === undefined) return null
  const Dialog: ComponentType<BestellungStepProps<H>> = dialogs[handlung]
  const positionen = bestellung.positionen.filter(({ id }) => positionIds.includes(id))
  const lieferung: Lieferung | null = bestellung.lieferungen.find(({ id }) => id === lieferungId) ?? null
  const step = { handlung, bestellung, positionen, positionIds: positionen.map(({ id }) => id), lieferung, folge: folge ?? null, start }
  return <Dialog {...ways} {...step} />
}

/** A practice does not learn whether there is a pharmacy; it may ask, and the server says when nobody is there. */
function adressaten({ seite, praxisId, apothekeId }: BestellungAnswer): Seite[] {
  const others: Seite[] = []
  if (seite !== 'PFLEGE') others.push('PFLEGE')
  if (seite !== 'ARZT' && praxisId !== null) others.push('ARZT')
  if (seite === 'ARZT' || (seite === 'PFLEGE' && apothekeId !== null)) others.push('APOTHEKE')
  return others
}

function RueckfrageDialog(step: BestellungStepProps<'rueckfrageStellen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bestellung, positionen, positionIds } = step
  const an = adressaten(bestellung)
  const atArzt = positionen.some(({ status }) => status === 'BEIM_ARZT')
  const zuerst = bestellung.seite === 'PFLEGE' && !atArzt && an.includes('APOTHEKE') ? 'APOTHEKE' : (an[0] ?? null)
  const start: { an: Seite | null; text: string; privat: boolean } = { an: zuerst, text: '', privat: false }
  const vertraulich = (who: Seite | null) => bestellung.seite !== 'PFLEGE' && who !== 'PFLEGE' && who !== null
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={(said) => ({ positionIds, ...said, privat: said.privat && vertraulich(said.an) })}
    >
      {({ form, field }) => (
        <>
          <RadioField {...field('an')} label={t('feld.an')} required choices={choicesOf(an, (value) => b(`seite.${value}`))} />
          <Stack gap={4}>
            <Text size="sm" fw={500}>
              {t('feld.zuruf')}
            </Text>
            <Group gap="xs">
              {signals[bestellung.seite].map((zuruf) => {
                const satz = t(`rueckfrage.zurufe.${zuruf}`)
                const call = () => form.setFieldValue('text', [form.getValues().text.trim(), satz].filter((part) => part !== '').join('\n'))
                return (
                  <Button key={zuruf} look="secondary" onClick={call} className={classes.zuruf}>
                    {satz}
                  </Button>
                )
              })}
            </Group>
          </Stack>
          <TextArea {...field('text')} label={t('feld.text')} required maxLength={1000} data-autofocus />
          {vertraulich(form.values.an) && (
            <Checkbox
              label={t('feld.privat')}
              checked={form.values.privat}
              onChange={(event) => form.setFieldValue('privat', event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}
