import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { entwurfAbbild, werteVon } from './entwurfAbbild.ts'
import { type EntwurfWerte, leererEntwurf } from './formWerte.ts'
import type { Ablage, Worte } from './speicher.ts'
import { liesUngespeichert, vergissUngespeichert } from './ungespeichert.ts'

/** Initial content of a form: from the server, restored after a reload, or empty. */
export interface EntwurfStart {
  werte: EntwurfWerte
  ablage: Ablage | null
  gespeichert: Worte | null
  /** Restored content that the server does not have. */
  wiederhergestellt: boolean
  /** Based on an outdated version. */
  veraltet: boolean
}

/** A new order; content is restored only if it belongs to the client in the address. */
export function startNeu({ personId, heute, klientId }: { personId: string; heute: Datum; klientId: string | null }): EntwurfStart {
  const anfang = { ablage: null, gespeichert: null, veraltet: false }
  const alt = liesUngespeichert(null, personId)
  const passt = alt !== null && (klientId === null || alt.werte.kopf.klientId === klientId)
  if (passt) return { ...anfang, werte: alt.werte, wiederhergestellt: true }
  vergissUngespeichert(null)
  return { ...anfang, werte: leererEntwurf(heute), wiederhergestellt: false }
}

/** A draft that the server keeps. */
export function startVon(bestellung: BestellungAntwort, personId: string): EntwurfStart {
  const { id, nummer, version } = bestellung
  const werte = werteVon(bestellung)
  const gelesen = entwurf.safeParse(entwurfAbbild(werte))
  const schluessel = werte.positionen.map((position) => position.schluessel)
  const alt = liesUngespeichert(id, personId)
  return {
    werte: alt?.werte ?? werte,
    ablage: { id, nummer, version },
    gespeichert: gelesen.success ? { entwurf: gelesen.data, schluessel } : null,
    wiederhergestellt: alt !== null,
    veraltet: alt !== null && alt.version !== version,
  }
}

/** The same content as a new draft, after the old one was sent or deleted elsewhere. */
export function alsNeuerEntwurf(werte: EntwurfWerte): EntwurfWerte {
  return { ...werte, positionen: werte.positionen.map((position) => ({ ...position, id: null })) }
}
