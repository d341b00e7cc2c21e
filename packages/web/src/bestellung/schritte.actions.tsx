import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useMemo } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import { blattTexts } from './blatt.texts.ts'
import { useStepName, useStepOpener } from './components/schritte/bestellungStep.tsx'
import { gemeinsameSchritte, istOffen, lieferSchritte, offeneLieferung, offeneSchritte } from './components/schritte/schritte.ts'

/** The open steps of the displayed order as actions. Each opens the dialog that its button would open, with the items it applies to. */
export function useSchrittActions(bestellung: BestellungAntwort): void {
  const t = useTexts(blattTexts)
  const name = useStepName(bestellung.seite)
  const oeffne = useStepOpener()
  const actions = useMemo((): readonly Action[] => {
    const { id: bestellungId, nummer, lieferungen } = bestellung
    return schritteMitPositionen(bestellung).map(({ handlung, positionen, einzeln }) => {
      const erste = positionen[0]
      const lieferung = offeneLieferung(lieferungen, erste?.id ?? '')
      const derLieferung = lieferung !== null && lieferSchritte.some((einer) => einer === handlung)
      return {
        id: `bestellung.schritt.${handlung}${einzeln ? `.${erste?.id}` : ''}`,
        name: einzeln ? `${name(handlung)}: ${erste?.produkt.bezeichnung}` : name(handlung),
        section: t('titel', { nummer }),
        perform: () =>
          oeffne({
            bestellungId,
            handlung,
            positionIds: positionen.map(({ id }) => id),
            ...(derLieferung ? { lieferungId: lieferung.id } : {}),
          }),
      }
    })
  }, [bestellung, t, name, oeffne])
  useActions(actions)
}

interface Schritt {
  handlung: PersonenHandlung
  positionen: readonly PositionAntwort[]
  /** The step speaks of one position only, and there are several to choose from. */
  einzeln: boolean
}

/** Each open step once for all items it may apply to together, otherwise once per item. A draft is edited as a whole. */
function schritteMitPositionen({ status, positionen }: Pick<BestellungAntwort, 'status' | 'positionen'>): Schritt[] {
  if (status === 'ENTWURF') return []
  const handlungen = new Set(positionen.flatMap(({ uebergaenge }) => offeneSchritte(uebergaenge)))
  return [...handlungen].flatMap((handlung): Schritt[] => {
    const offene = positionen.filter(({ uebergaenge }) => istOffen(uebergaenge, handlung))
    // A doctor prescribes per kind of prescription.
    const gemeinte = offene.filter(({ rezeptart }) => handlung !== 'verordnen' || rezeptart === offene[0]?.rezeptart)
    if (gemeinsameSchritte(gemeinte).includes(handlung)) return [{ handlung, positionen: gemeinte, einzeln: false }]
    return gemeinte.map((position) => ({ handlung, positionen: [position], einzeln: true }))
  })
}
