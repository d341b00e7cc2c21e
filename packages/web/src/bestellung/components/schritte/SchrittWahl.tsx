import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { AblehnenDialog } from './AblehnenDialog.tsx'
import { AnApothekeDialog } from './AnApothekeDialog.tsx'
import { AnnehmenDialog } from './AnnehmenDialog.tsx'
import { AntwortDialog } from './AntwortDialog.tsx'
import { AusliefernDialog } from './AusliefernDialog.tsx'
import { AustauschenDialog } from './AustauschenDialog.tsx'
import { BereitstellenDialog } from './BereitstellenDialog.tsx'
import { BestaetigenDialog } from './BestaetigenDialog.tsx'
import { EingangDialog } from './EingangDialog.tsx'
import { GescheitertDialog } from './GescheitertDialog.tsx'
import { GrundDialog } from './GrundDialog.tsx'
import { NeuesRezeptDialog } from './NeuesRezeptDialog.tsx'
import { ReklamierenDialog } from './ReklamierenDialog.tsx'
import { RezeptOrtDialog } from './RezeptOrtDialog.tsx'
import { RueckfrageDialog } from './RueckfrageDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { UebergabeDialog } from './UebergabeDialog.tsx'
import { VerordnenDialog } from './VerordnenDialog.tsx'
import { WeiterleitenDialog } from './WeiterleitenDialog.tsx'

/** The dialog of each step. Sending has its page, an answer its thread: they open no dialog here. */
export function SchrittWahl({ schritt, lieferung }: { schritt: SchrittProps; lieferung: BestellungAntwort['lieferungen'][number] | null }) {
  const { handlung } = schritt
  switch (handlung) {
    case 'verordnen':
    case 'rezeptKorrigieren':
      return <VerordnenDialog {...schritt} />
    case 'arztAblehnen':
    case 'apothekeAblehnen':
      return <AblehnenDialog {...schritt} />
    case 'stornieren':
    case 'stornoAnfragen':
    case 'rezeptZurueckziehen':
    case 'restErlassen':
      return <GrundDialog {...schritt} handlung={handlung} />
    case 'selbstEinloesen':
    case 'neuAnfordern':
      return <BestaetigenDialog {...schritt} handlung={handlung} />
    case 'anApothekeGeben':
      return <AnApothekeDialog {...schritt} />
    case 'annehmen':
      return <AnnehmenDialog {...schritt} />
    case 'austauschen':
      return <AustauschenDialog {...schritt} />
    case 'neuesRezeptAnfordern':
      return <NeuesRezeptDialog {...schritt} />
    case 'bereitstellen':
      return <BereitstellenDialog {...schritt} />
    case 'ausliefern':
      return lieferung && <AusliefernDialog {...schritt} lieferung={lieferung} />
    case 'zustellen':
    case 'abholungBestaetigen':
      return lieferung && <UebergabeDialog {...schritt} lieferung={lieferung} />
    case 'zustellungGescheitert':
      return lieferung && <GescheitertDialog {...schritt} lieferung={lieferung} />
    case 'restErlassBeantworten':
    case 'stornoBeantworten':
      return <AntwortDialog {...schritt} handlung={handlung} />
    case 'eingangBestaetigen':
      return <EingangDialog {...schritt} />
    case 'reklamieren':
      return <ReklamierenDialog {...schritt} />
    case 'rueckfrageStellen':
      return <RueckfrageDialog {...schritt} />
    case 'anPraxisWeiterleiten':
    case 'anApothekeWeiterleiten':
      return <WeiterleitenDialog {...schritt} handlung={handlung} />
    case 'rezeptOrtMelden':
      return <RezeptOrtDialog {...schritt} />
    case 'senden':
    case 'rueckfrageAntworten':
    case 'rueckfrageErledigen':
      return null
    default:
      return handlung satisfies never
  }
}
