import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { focus } from '../../../liste/components/rowFocus.ts'
import { positionAnker } from '../../bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung.queries.ts'
import { AustauschenDialog } from './AustauschenDialog.tsx'
import { type BestellungStepProps, type Lieferung, StepOpener, type StepWish } from './bestellungStep.tsx'
import { EingangDialog, ReklamierenDialog } from './EingangDialoge.tsx'
import { AblehnenDialog, AnnehmenDialog, AnswerDialog, BestaetigenDialog, GrundDialog } from './EntscheidDialoge.tsx'
import { AusliefernDialog, BereitstellenDialog, GescheitertDialog, type LieferStepProps, UebergabeDialog } from './LieferDialoge.tsx'
import { AnApothekeDialog, NewRezeptDialog, RezeptOrtDialog } from './RezeptDialoge.tsx'
import { RueckfrageDialog } from './RueckfrageDialog.tsx'
import { VerordnenDialog } from './VerordnenDialog.tsx'
import { WeiterleitenDialog } from './WeiterleitenDialog.tsx'

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
  neuAnfordern: BestaetigenDialog,
  anApothekeGeben: AnApothekeDialog,
  annehmen: AnnehmenDialog,
  austauschen: AustauschenDialog,
  neuesRezeptAnfordern: NewRezeptDialog,
  bereitstellen: BereitstellenDialog,
  ausliefern: ofLieferung(AusliefernDialog),
  zustellen: ofLieferung<'zustellen'>(UebergabeDialog),
  abholungBestaetigen: ofLieferung<'abholungBestaetigen'>(UebergabeDialog),
  zustellungGescheitert: ofLieferung(GescheitertDialog),
  restErlassBeantworten: AnswerDialog,
  stornoBeantworten: AnswerDialog,
  eingangBestaetigen: EingangDialog,
  reklamieren: ReklamierenDialog,
  rueckfrageStellen: RueckfrageDialog,
  anPraxisWeiterleiten: WeiterleitenDialog,
  anApothekeWeiterleiten: WeiterleitenDialog,
  rezeptOrtMelden: RezeptOrtDialog,
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

function Opened<H extends DialogHandlung>({ bestellungId, positionIds, lieferungId, handlung, ...ways }: OpenedProps<H>) {
  const { data: bestellung } = useQuery(bestellungQuery(bestellungId))
  if (bestellung === undefined) return null
  const Dialog: ComponentType<BestellungStepProps<H>> = dialogs[handlung]
  const positionen = bestellung.positionen.filter(({ id }) => positionIds.includes(id))
  const lieferung: Lieferung | null = bestellung.lieferungen.find(({ id }) => id === lieferungId) ?? null
  return <Dialog {...ways} handlung={handlung} bestellung={bestellung} positionen={positionen} lieferung={lieferung} />
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
