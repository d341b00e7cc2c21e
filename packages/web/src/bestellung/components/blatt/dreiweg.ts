import type { PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'

export type Merkmal = 'bezeichnung' | 'pzn' | 'wirkstoff' | 'normgroesse' | 'darreichungsform' | 'menge' | 'dosierung'

export interface DreiwegFeld {
  text: string
  /** Differs from the stage before: prescribed from requested, delivered from prescribed. */
  geaendert: boolean
}

export interface DreiwegZeile {
  merkmal: Merkmal
  angefordert: string | null
  /** Null: not yet. */
  verordnet: DreiwegFeld | null
  geliefert: DreiwegFeld | null
}

type Werte = Record<Merkmal, string | null>
type Produkt = PositionAntwort['produkt']

function produktTexte({ bezeichnung, pzn, wirkstoff, wirkstaerke, normgroesse, darreichungsform }: Produkt) {
  const stoff = [wirkstoff, wirkstaerke].filter((teil) => teil !== null).join(' ')
  return { bezeichnung, pzn, wirkstoff: stoff === '' ? null : stoff, normgroesse, darreichungsform }
}

/** Several bags of one item may contain different packs: each distinct value is listed once. */
function vereint(werte: readonly (string | null)[]): string | null {
  const verschiedene = [...new Set(werte.filter((wert) => wert !== null))]
  return verschiedene.length === 0 ? null : verschiedene.join(' + ')
}

const merkmale: readonly Merkmal[] = ['bezeichnung', 'pzn', 'wirkstoff', 'normgroesse', 'darreichungsform', 'menge', 'dosierung']

/**
 * Requested, prescribed and delivered, line by line (features.md 17, idea 5). A value the later side did not name is not a difference: a
 * prescription by substance has no PZN.
 */
export function dreiwegVon(position: PositionAntwort, dosierung: string | null): DreiwegZeile[] {
  const { rezept, abgaben } = position
  const angefordert: Werte = { ...produktTexte(position.produkt), menge: String(position.menge), dosierung }
  const verordnet: Werte | null = rezept && {
    ...produktTexte(rezept.produkt),
    menge: String(rezept.menge),
    dosierung: rezept.dosierungText ?? dosierung,
  }
  const teile = abgaben.map(({ produkt }) => produktTexte(produkt))
  const geliefert: Werte | null =
    abgaben.length === 0
      ? null
      : {
          bezeichnung: vereint(teile.map(({ bezeichnung }) => bezeichnung)),
          pzn: vereint(teile.map(({ pzn }) => pzn)),
          wirkstoff: vereint(teile.map(({ wirkstoff }) => wirkstoff)),
          normgroesse: vereint(teile.map(({ normgroesse }) => normgroesse)),
          darreichungsform: vereint(teile.map(({ darreichungsform }) => darreichungsform)),
          menge: String(position.mengeGeliefert),
          dosierung: null,
        }
  const feld = (werte: Werte | null, vorher: Werte, merkmal: Merkmal): DreiwegFeld | null => {
    const text = werte?.[merkmal] ?? null
    if (werte === null) return null
    return { text: text ?? '–', geaendert: text !== null && vorher[merkmal] !== null && text !== vorher[merkmal] }
  }
  return merkmale.flatMap((merkmal) => {
    const zeile = {
      merkmal,
      angefordert: angefordert[merkmal],
      verordnet: feld(verordnet, angefordert, merkmal),
      geliefert: merkmal === 'dosierung' ? null : feld(geliefert, verordnet ?? angefordert, merkmal),
    }
    const leer = zeile.angefordert === null && (zeile.verordnet?.text ?? '–') === '–' && (zeile.geliefert?.text ?? '–') === '–'
    return leer ? [] : [zeile]
  })
}

export function istGeaendert(zeilen: readonly DreiwegZeile[]): boolean {
  return zeilen.some(({ verordnet, geliefert }) => verordnet?.geaendert === true || geliefert?.geaendert === true)
}
