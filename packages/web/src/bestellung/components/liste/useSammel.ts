import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { newIdempotencyKey } from '../../../shared/request.ts'
import { bestellungQuery, ladeNeu, sendeSchritt } from '../../bestellung.queries.ts'
import { istUeberholt } from '../schritte/useSchritt.ts'
import { useHeute } from '../useHeute.ts'
import type { SammelSchritt } from './sammelSchritte.ts'
import { type SammelPlan, planeSammel } from './sammelPlan.ts'

export type Verlauf = { art: 'wartet' | 'laeuft' | 'erledigt' } | { art: 'gescheitert'; fehler: unknown }

/** One order of a batch. */
export interface SammelZeile {
  bestellung: BestellungAntwort
  plan: SammelPlan
  /** One key per call, kept for every attempt; how many calls are done, and the version after them. */
  schluessel: readonly string[]
  erledigteAufrufe: number
  version: number
  verlauf: Verlauf
}

/** An order of the selection that could not even be read. */
export interface SammelFehler {
  bestellungId: string
  fehler: unknown
}

export interface SammelStand {
  zeilen: readonly SammelZeile[]
  unlesbar: readonly SammelFehler[]
}

async function lies(
  client: QueryClient,
  { bestellungId, schritt, heute }: { bestellungId: string; schritt: SammelSchritt; heute: string },
): Promise<SammelZeile> {
  const bestellung = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
  const plan = planeSammel(bestellung, schritt, heute)
  return {
    bestellung,
    plan,
    schluessel: plan.geht ? plan.bodies.map(newIdempotencyKey) : [],
    erledigteAufrufe: 0,
    version: bestellung.version,
    verlauf: { art: 'wartet' },
  }
}

/** Reads the selected orders, then takes the step with each that allows it, one after the other; what failed can be tried again. */
export function useSammel(schritt: SammelSchritt, bestellungIds: readonly string[]) {
  const client = useQueryClient()
  const heute = useHeute()
  const [stand, setStand] = useState<SammelStand | null>(null)
  const [laeuft, setLaeuft] = useState(false)

  useEffect(() => {
    let gilt = true
    void Promise.allSettled(bestellungIds.map((bestellungId) => lies(client, { bestellungId, schritt, heute }))).then((ergebnisse) => {
      if (!gilt) return
      const zeilen = ergebnisse.flatMap((ergebnis) => (ergebnis.status === 'fulfilled' ? [ergebnis.value] : []))
      const unlesbar = ergebnisse.flatMap((ergebnis, i) =>
        ergebnis.status === 'rejected' ? [{ bestellungId: bestellungIds[i] ?? '', fehler: ergebnis.reason as unknown }] : [],
      )
      setStand({ zeilen, unlesbar })
    })
    return () => {
      gilt = false
    }
  }, [client, bestellungIds, schritt, heute])

  const merke = useCallback((zeile: SammelZeile) => {
    setStand(
      (bisher) => bisher && { ...bisher, zeilen: bisher.zeilen.map((alte) => (alte.bestellung.id === zeile.bestellung.id ? zeile : alte)) },
    )
  }, [])

  async function erledige(zeile: SammelZeile): Promise<void> {
    let stelle: SammelZeile = { ...zeile, verlauf: { art: 'laeuft' } }
    merke(stelle)
    try {
      // Somebody was faster: what the record says now decides anew, under new keys.
      if (zeile.verlauf.art === 'gescheitert' && istUeberholt(zeile.verlauf.fehler)) {
        stelle = await lies(client, { bestellungId: zeile.bestellung.id, schritt, heute })
      }
      const { plan, schluessel } = stelle
      if (!plan.geht) return merke(stelle)
      for (const [i, body] of plan.bodies.entries()) {
        if (i < stelle.erledigteAufrufe) continue
        const idempotencyKey = schluessel[i] ?? newIdempotencyKey()
        const quittung = await sendeSchritt({
          handlung: schritt,
          bestellungId: stelle.bestellung.id,
          body: { ...body, version: stelle.version },
          idempotencyKey,
        })
        stelle = { ...stelle, erledigteAufrufe: i + 1, version: quittung.version }
      }
      merke({ ...stelle, verlauf: { art: 'erledigt' } })
    } catch (fehler) {
      merke({ ...stelle, verlauf: { art: 'gescheitert', fehler } })
    }
  }

  const offene = (stand?.zeilen ?? []).filter(
    ({ plan, verlauf }) => plan.geht && (verlauf.art === 'wartet' || verlauf.art === 'gescheitert'),
  )
  return {
    stand,
    laeuft,
    offene,
    fuehreAus: async () => {
      if (laeuft) return
      setLaeuft(true)
      for (const zeile of offene) await erledige(zeile)
      await ladeNeu(client)
      setLaeuft(false)
    },
  }
}
