import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { Checkbox, choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { focus } from '../../../liste/components/rowFocus.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Stack, Text } from '../../../ui/layout.tsx'
import { positionAnker } from '../../bestellung.paths.ts'
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
import { BestellungStepDialog, type BestellungStepProps, type Lieferung, StepOpener, type StepWish } from './bestellungStep.tsx'
import classes from './Steps.module.css'

const signals = { PFLEGE: ['bestand'], ARZT: ['seitWann', 'egk', 'dosis', 'bestand'], APOTHEKE: ['rezeptFehlt', 'dosis'] } as const

/** Sending has its page, an answer its thread: they open no dialog here. */
type WithoutDialog = 'senden' | 'rueckfrageAntworten' | 'rueckfrageErledigen'
type DialogHandlung = Exclude<PersonenHandlung, WithoutDialog>

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

const hasDialog = (handlung: PersonenHandlung): handlung is DialogHandlung => handlung in dialogs

export function BestellungSteps({ children, onDone }: { children: ReactNode; onDone: (wish: StepWish) => void }) {
  const [opened, setOpened] = useState<{ wish: StepWish; nr: number } | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((wish: StepWish) => {
    opener.current = document.activeElement
    setOpened((before) => ({ wish, nr: (before?.nr ?? 0) + 1 }))
  }, [])
  const close = (target: Element | null) => {
    setOpened(null)
    restoreFocus(target, opened?.wish.bestellungId ?? '')
  }
  return (
    <StepOpener value={open}>
      {children}
      {opened !== null && hasDialog(opened.wish.handlung) && (
        <Opened
          key={opened.nr}
          {...opened.wish}
          handlung={opened.wish.handlung}
          onClose={() => close(opener.current)}
          onDone={() => {
            onDone(opened.wish)
            // The button that was pressed may be gone with the step: the position stays.
            close(document.getElementById(positionAnker(opened.wish.positionIds[0] ?? '')) ?? opener.current)
          }}
        />
      )}
    </StepOpener>
  )
}

type OpenedProps<H extends DialogHandlung> = StepWish & Pick<BestellungStepProps<H>, 'handlung' | 'onClose' | 'onDone'>

function Opened<H extends DialogHandlung>({ bestellungId, positionIds, lieferungId, folge, handlung, ...ways }: OpenedProps<H>) {
  const { data: bestellung } = useQuery(bestellungQuery(bestellungId))
  if (bestellung === undefined) return null
  const Dialog: ComponentType<BestellungStepProps<H>> = dialogs[handlung]
  const positionen = bestellung.positionen.filter(({ id }) => positionIds.includes(id))
  const lieferung: Lieferung | null = bestellung.lieferungen.find(({ id }) => id === lieferungId) ?? null
  const step = { handlung, bestellung, positionen, positionIds: positionen.map(({ id }) => id), lieferung, folge: folge ?? null }
  return <Dialog {...ways} {...step} />
}

/** When what opened the dialog is gone: the line of the order, else the heading. A focus that somebody has moved meanwhile stays. */
function restoreFocus(target: Element | null, bestellungId: string): void {
  // After the dialog has left, else its focus trap takes the focus back.
  setTimeout(() => {
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) return target.focus()
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (!focus(bestellungId)) document.querySelector<HTMLElement>('h1')?.focus()
  }, 0)
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
