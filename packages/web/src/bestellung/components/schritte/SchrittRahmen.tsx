import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { positionAnker } from '../../bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung.queries.ts'
import { stelleFokus } from '../fokus.ts'
import { SchrittKontext, type SchrittWunsch } from './schrittFenster.ts'
import { SchrittWahl } from './SchrittWahl.tsx'

/** Wraps everything that opens steps: one dialog at a time, and the focus is restored. `onFertig` reports what was done to which order. */
export function SchrittRahmen({ children, onFertig }: { children: ReactNode; onFertig: (wunsch: SchrittWunsch) => void }) {
  const [offen, setOffen] = useState<{ wunsch: SchrittWunsch; nr: number } | null>(null)
  const herkunft = useRef<Element | null>(null)
  const oeffne = useCallback((wunsch: SchrittWunsch) => {
    herkunft.current = document.activeElement
    setOffen((bisher) => ({ wunsch, nr: (bisher?.nr ?? 0) + 1 }))
  }, [])
  const schliesse = (ziel: Element | null) => {
    setOffen(null)
    stelleFokus(ziel, offen?.wunsch.bestellungId ?? '')
  }
  return (
    <SchrittKontext value={oeffne}>
      {children}
      {offen !== null && (
        <Fenster
          key={offen.nr}
          wunsch={offen.wunsch}
          onSchliessen={() => schliesse(herkunft.current)}
          onFertig={() => {
            onFertig(offen.wunsch)
            // The pressed button may be gone after the step; the item remains.
            schliesse(document.getElementById(positionAnker(offen.wunsch.positionIds[0] ?? '')) ?? herkunft.current)
          }}
        />
      )}
    </SchrittKontext>
  )
}

function Fenster({ wunsch, onSchliessen, onFertig }: { wunsch: SchrittWunsch; onSchliessen: () => void; onFertig: () => void }) {
  const { data: bestellung } = useQuery(bestellungQuery(wunsch.bestellungId))
  if (bestellung === undefined) return null
  const positionen = bestellung.positionen.filter(({ id }) => wunsch.positionIds.includes(id))
  return (
    <SchrittWahl
      schritt={{ bestellung, handlung: wunsch.handlung, positionen, onSchliessen, onFertig }}
      lieferung={bestellung.lieferungen.find(({ id }) => id === wunsch.lieferungId) ?? null}
    />
  )
}
