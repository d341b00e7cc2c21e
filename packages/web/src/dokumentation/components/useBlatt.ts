import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { changedTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { merge } from '@dreiklang/domain/dokumentation/verschmelzen'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { blattQuery, sendBlatt } from '../dokumentation.queries.ts'

/** Long enough to finish a word, short enough to survive a dropped phone. */
const ruheMs = 800

const conflictAngaben = z.object({
  aktuell: z.object({ version: z.int(), blatt: blattSchema }),
  durch: z.object({ name: z.string(), am: z.string() }).nullable(),
})
export interface Conflict extends z.infer<typeof conflictAngaben> {
  teile: (keyof Blatt)[]
}

export type Stand =
  /** `amGeraet`: it waits there for the network. */
  | { art: 'gespeichert'; am: string | null; amGeraet?: boolean }
  | { art: 'offen' }
  | { art: 'speichert' }
  | { art: 'unmoeglich'; felder: readonly string[] }
  | { art: 'konflikt'; konflikt: Conflict }
  | { art: 'fehler'; fehler: unknown }

interface Lage {
  blatt: Blatt
  gespeichert: Blatt
  version: number
  /** Saves run one after the other. */
  kette: Promise<void>
  uhr: ReturnType<typeof setTimeout> | undefined
}

const conflictFrom = (error: unknown, mein: Blatt): Conflict | null => {
  if (!(error instanceof ApiError) || error.code !== 'dokumentation.veraltet') return null
  const angaben = conflictAngaben.safeParse(error.details).data
  return angaben === undefined ? null : { ...angaben, teile: changedTeile(angaben.aktuell.blatt, mein) }
}

export function useBlatt(hausbesuchId: string, start: { blatt: Blatt; version: number; am: string | null }) {
  const client = useQueryClient()
  const key = useDeedKey()
  const [blatt, setBlatt] = useState(start.blatt)
  const [stand, setStand] = useState<Stand>({ art: 'gespeichert', am: start.am })
  const [verbunden, setVerbunden] = useState<string | null>(null)
  const lage = useRef<Lage>({ ...start, gespeichert: start.blatt, kette: Promise.resolve(), uhr: undefined })

  const hold = (neu: Blatt) => {
    lage.current.blatt = neu
    setBlatt(neu)
  }
  const isOpen = () => lage.current.blatt !== lage.current.gespeichert

  const remember = (gehalten: Blatt, version: number) => {
    lage.current.gespeichert = gehalten
    lage.current.version = version
    // Returning to the page continues where it was left.
    client.setQueryData(blattQuery(hausbesuchId).queryKey, (alt: DokumentationAnswer | undefined) =>
      alt === undefined ? alt : { ...alt, version, blatt: gehalten },
    )
  }

  const send = async (): Promise<void> => {
    const gehalten = lage.current.blatt
    const geprueft = blattSchema.safeParse(gehalten)
    if (!geprueft.success) {
      setStand({ art: 'unmoeglich', felder: geprueft.error.issues.map(({ path }) => path.join('.')) })
      return
    }
    setStand({ art: 'speichert' })
    const body = { version: lage.current.version, blatt: geprueft.data }
    try {
      const quittung = await sendBlatt({ hausbesuchId, body, idempotencyKey: key(body), ende: false })
      remember(gehalten, quittung.version)
      setStand(isOpen() ? { art: 'offen' } : { art: 'gespeichert', am: quittung.gespeichertAm, amGeraet: quittung.amGeraet })
    } catch (fehler) {
      const konflikt = conflictFrom(fehler, gehalten)
      if (konflikt === null) return setStand({ art: 'fehler', fehler })
      if (!connect(konflikt)) return setStand({ art: 'konflikt', konflikt })
      await send()
    }
  }

  /** False when both changed the same field: then someone has to decide. */
  const connect = ({ aktuell, durch }: Conflict): boolean => {
    const { gespeichert, blatt: mein } = lage.current
    const { blatt: beide, konflikte } = merge({ basis: gespeichert, mein, anderes: aktuell.blatt })
    if (konflikte.length > 0) return false
    const neues = changedTeile(mein, beide).length > 0
    remember(aktuell.blatt, aktuell.version)
    hold(beide)
    if (neues && durch !== null) setVerbunden(durch.name)
    return true
  }

  const sichere = (): Promise<void> => {
    clearTimeout(lage.current.uhr)
    lage.current.kette = lage.current.kette.then(() => (isOpen() ? send() : undefined))
    return lage.current.kette
  }

  useEffect(() => {
    const { current } = lage
    return () => clearTimeout(current.uhr)
  }, [])

  const change = <Teil extends keyof Blatt>(part: Teil, value: Blatt[Teil]) => {
    hold({ ...lage.current.blatt, [part]: value })
    setStand((alt) => (alt.art === 'konflikt' ? alt : { art: 'offen' }))
    clearTimeout(lage.current.uhr)
    lage.current.uhr = setTimeout(() => void sichere(), ruheMs)
  }

  return {
    blatt,
    stand,
    verbunden,
    change,
    sichere,
    isOpen,

    /** Where both changed the same, mine stays; everything else is merged. */
    keepMine({ aktuell }: Conflict) {
      const { blatt: mein, gespeichert: basis } = lage.current
      remember(aktuell.blatt, aktuell.version)
      hold(merge({ basis, mein, anderes: aktuell.blatt }).blatt)
      void sichere()
    },

    takeOther({ aktuell, durch }: Conflict) {
      remember(aktuell.blatt, aktuell.version)
      hold(aktuell.blatt)
      setStand({ art: 'gespeichert', am: durch?.am ?? null })
    },

    /** H11. @throws ApiError */
    async finish(): Promise<void> {
      await sichere()
      const body = { version: lage.current.version, blatt: blattSchema.parse(lage.current.blatt) }
      await sendBlatt({ hausbesuchId, body, idempotencyKey: key({ ende: body }), ende: true })
      lage.current.gespeichert = lage.current.blatt
      await client.invalidateQueries({ queryKey: blattQuery(hausbesuchId).queryKey })
    },
  }
}
export type Schreibblatt = ReturnType<typeof useBlatt>
