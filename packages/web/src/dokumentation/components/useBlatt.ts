import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import { geaenderteTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { verschmelze } from '@dreiklang/domain/dokumentation/verschmelzen'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { blattQuery, sendeBlatt } from '../dokumentation.queries.ts'

/** Long enough to finish a word, short enough to survive a dropped phone. */
const ruheMs = 800

const konfliktAngaben = z.object({
  aktuell: z.object({ version: z.int(), blatt: blattSchema }),
  durch: z.object({ name: z.string(), am: z.string() }).nullable(),
})
export interface Konflikt extends z.infer<typeof konfliktAngaben> {
  teile: (keyof Blatt)[]
}

export type Stand =
  /** `amGeraet`: it waits there for the network. */
  | { art: 'gespeichert'; am: string | null; amGeraet?: boolean }
  | { art: 'offen' }
  | { art: 'speichert' }
  | { art: 'unmoeglich'; felder: readonly string[] }
  | { art: 'konflikt'; konflikt: Konflikt }
  | { art: 'fehler'; fehler: unknown }

interface Lage {
  /** As it stands on the screen. */
  blatt: Blatt
  /** As the server has it, and under which version. */
  gespeichert: Blatt
  version: number
  /** Saves run one after the other. */
  kette: Promise<void>
  uhr: ReturnType<typeof setTimeout> | undefined
}

const konfliktAus = (fehler: unknown, mein: Blatt): Konflikt | null => {
  if (!(fehler instanceof ApiError) || fehler.code !== 'dokumentation.veraltet') return null
  const angaben = konfliktAngaben.safeParse(fehler.details).data
  return angaben === undefined ? null : { ...angaben, teile: geaenderteTeile(angaben.aktuell.blatt, mein) }
}

/** The sheet while it is being edited: saved shortly after each change, with the version the server gave last. */
export function useBlatt(hausbesuchId: string, anfang: { blatt: Blatt; version: number; am: string | null }) {
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const [blatt, setBlatt] = useState(anfang.blatt)
  const [stand, setStand] = useState<Stand>({ art: 'gespeichert', am: anfang.am })
  const [verbunden, setVerbunden] = useState<string | null>(null)
  const lage = useRef<Lage>({ ...anfang, gespeichert: anfang.blatt, kette: Promise.resolve(), uhr: undefined })

  const halte = (neu: Blatt) => {
    lage.current.blatt = neu
    setBlatt(neu)
  }
  const istOffen = () => lage.current.blatt !== lage.current.gespeichert

  const merke = (gehalten: Blatt, version: number) => {
    lage.current.gespeichert = gehalten
    lage.current.version = version
    // Returning to the page continues where it was left.
    client.setQueryData(blattQuery(hausbesuchId).queryKey, (alt: DokumentationAntwort | undefined) =>
      alt === undefined ? alt : { ...alt, version, blatt: gehalten },
    )
  }

  const sende = async (): Promise<void> => {
    const gehalten = lage.current.blatt
    const geprueft = blattSchema.safeParse(gehalten)
    if (!geprueft.success) {
      setStand({ art: 'unmoeglich', felder: geprueft.error.issues.map(({ path }) => path.join('.')) })
      return
    }
    setStand({ art: 'speichert' })
    const body = { version: lage.current.version, blatt: geprueft.data }
    try {
      const quittung = await sendeBlatt({ hausbesuchId, body, idempotencyKey: schluessel(body), ende: false })
      merke(gehalten, quittung.version)
      setStand(istOffen() ? { art: 'offen' } : { art: 'gespeichert', am: quittung.gespeichertAm, amGeraet: quittung.amGeraet })
    } catch (fehler) {
      const konflikt = konfliktAus(fehler, gehalten)
      if (konflikt === null) return setStand({ art: 'fehler', fehler })
      if (!verbinde(konflikt)) return setStand({ art: 'konflikt', konflikt })
      await sende()
    }
  }

  /** False when both changed the same field: then someone has to decide. */
  const verbinde = ({ aktuell, durch }: Konflikt): boolean => {
    const { gespeichert, blatt: mein } = lage.current
    const { blatt: beide, konflikte } = verschmelze({ basis: gespeichert, mein, anderes: aktuell.blatt })
    if (konflikte.length > 0) return false
    const neues = geaenderteTeile(mein, beide).length > 0
    merke(aktuell.blatt, aktuell.version)
    halte(beide)
    if (neues && durch !== null) setVerbunden(durch.name)
    return true
  }

  /** Saves immediately, after pending saves. */
  const sichere = (): Promise<void> => {
    clearTimeout(lage.current.uhr)
    lage.current.kette = lage.current.kette.then(() => (istOffen() ? sende() : undefined))
    return lage.current.kette
  }

  useEffect(() => {
    const { current } = lage
    return () => clearTimeout(current.uhr)
  }, [])

  const aendere = <Teil extends keyof Blatt>(teil: Teil, wert: Blatt[Teil]) => {
    halte({ ...lage.current.blatt, [teil]: wert })
    setStand((alt) => (alt.art === 'konflikt' ? alt : { art: 'offen' }))
    clearTimeout(lage.current.uhr)
    lage.current.uhr = setTimeout(() => void sichere(), ruheMs)
  }

  return {
    blatt,
    stand,
    /** Whose words have come to those on the screen. */
    verbunden,
    aendere,
    sichere,
    istOffen,

    /** Where both changed the same, mine stays; everything else is merged. */
    behalteMeins({ aktuell }: Konflikt) {
      const { blatt: mein, gespeichert: basis } = lage.current
      merke(aktuell.blatt, aktuell.version)
      halte(verschmelze({ basis, mein, anderes: aktuell.blatt }).blatt)
      void sichere()
    },

    nimmAnderes({ aktuell, durch }: Konflikt) {
      merke(aktuell.blatt, aktuell.version)
      halte(aktuell.blatt)
      setStand({ art: 'gespeichert', am: durch?.am ?? null })
    },

    /** H11. @throws ApiError */
    async schliesseAb(): Promise<void> {
      await sichere()
      const body = { version: lage.current.version, blatt: blattSchema.parse(lage.current.blatt) }
      await sendeBlatt({ hausbesuchId, body, idempotencyKey: schluessel({ ende: body }), ende: true })
      lage.current.gespeichert = lage.current.blatt
      await client.invalidateQueries({ queryKey: blattQuery(hausbesuchId).queryKey })
    },
  }
}
export type Schreibblatt = ReturnType<typeof useBlatt>
