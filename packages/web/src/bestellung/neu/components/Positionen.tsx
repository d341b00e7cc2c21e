import { hoechstensPositionen } from '@dreiklang/domain/bestellung/bestellung'
import type { Produkt } from '@dreiklang/domain/bestellung/rezept'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { newIdempotencyKey } from '../../../shared/request.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Title } from '../../../ui/layout.ts'
import { useAnnounce } from '../../../ui/LiveRegion.tsx'
import { neuTexts } from '../neu.texts.ts'
import { type Befund, type FehlerTafel, feldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionAnfang, PositionWerte } from './formWerte.ts'
import { PositionKarte } from './PositionKarte.tsx'
import { ProduktEintrag } from './ProduktEintrag.tsx'

export interface PositionenProps {
  positionen: readonly PositionWerte[]
  mitRezept: boolean
  tafel: FehlerTafel
  befunde: readonly Befund[]
  dispatch: (aktion: EntwurfAktion) => void
}

const keineFehler = {}
/** The first field that a new position waits for, by the way in which it is named. */
const erstesFeld = {
  PZN: 'produkt.bezeichnung',
  WIRKSTOFF: 'produkt.wirkstoff',
  FREITEXT: 'produkt.bezeichnung',
  REZEPTUR: 'produkt.bezeichnung',
  HMV: 'produkt.hmvNummer',
} as const

/** All positions, one under the other, and the field in which the next one begins. */
export function Positionen({ positionen, mitRezept, tafel, befunde, dispatch }: PositionenProps) {
  const t = useTexts(neuTexts)
  const announce = useAnnounce()
  const [ziel, setZiel] = useState<string | null>(null)
  const [unbekannt, setUnbekannt] = useState<string | null>(null)
  const anzahl = useRef(positionen.length)
  const alle = useRef(positionen)
  useEffect(() => {
    alle.current = positionen
    anzahl.current = positionen.length
  })
  useEffect(() => {
    if (ziel === null) return
    document.getElementById(ziel)?.focus()
    setZiel(null)
  }, [ziel])

  const trageEin = (anfang: PositionAnfang, { zumFeld }: { zumFeld: boolean }) => {
    const schluessel = newIdempotencyKey()
    anzahl.current += 1
    const nr = anzahl.current
    const sage = (name: string) => announce(t('eintrag.uebernommen', { bezeichnung: name, nr }))
    dispatch({ art: 'hinzufuegen', anfang, schluessel })
    sage(anfang.bezeichnung ?? anfang.pzn ?? t('position.titel', { nr }))
    if (zumFeld) setZiel(feldId(schluessel, erstesFeld[anfang.angabeart]))
    return (bekannt: Produkt | null) => {
      if (bekannt === null) return setUnbekannt(schluessel)
      // What the person has started to type takes precedence over remembered orders.
      if (alle.current.find((position) => position.schluessel === schluessel)?.bezeichnung !== '') return
      const { bezeichnung, produktart, normgroesse } = bekannt
      const text = {
        wirkstoff: bekannt.wirkstoff ?? '',
        wirkstaerke: bekannt.wirkstaerke ?? '',
        darreichungsform: bekannt.darreichungsform ?? '',
      }
      dispatch({ art: 'position', schluessel, aenderung: { bezeichnung, produktart, normgroesse, ...text } })
      sage(bezeichnung)
    }
  }
  const entferne = useCallback(
    (schluessel: string) => {
      const index = alle.current.findIndex((position) => position.schluessel === schluessel)
      dispatch({ art: 'entfernen', schluessel })
      announce(t('eintrag.entfernt', { nr: index + 1 }))
      setZiel(feldId(null, 'positionen'))
    },
    [dispatch, announce, t],
  )
  const voll = positionen.length >= hoechstensPositionen
  const doppeltVon = (schluessel: string) =>
    befunde.find((befund) => befund.schluessel === schluessel && befund.doppelt !== undefined)?.doppelt ?? null
  const namenlos = positionen.findIndex(({ schluessel, bezeichnung }) => schluessel === unbekannt && bezeichnung === '')

  const leer = positionen.length === 0
  return (
    <Stack gap="md">
      {!leer && (
        <Title order={2} size="h4" mt="xs">
          {t('abschnitt.positionen')}
        </Title>
      )}
      {positionen.map((position, index) => (
        <PositionKarte
          key={position.schluessel}
          position={position}
          nr={index + 1}
          mitRezept={mitRezept}
          fehler={tafel.get(position.schluessel) ?? keineFehler}
          doppelt={doppeltVon(position.schluessel)}
          dispatch={dispatch}
          onEntfernen={entferne}
        />
      ))}
      <Card title={leer ? t('abschnitt.positionen') : t('eintrag.naechste')} level={leer ? 2 : 3}>
        {namenlos >= 0 && (
          <Alert
            tone="info"
            actions={
              <Button look="secondary" onClick={() => setZiel(feldId(unbekannt, 'produkt.bezeichnung'))}>
                {t('eintrag.ergaenzen', { nr: namenlos + 1 })}
              </Button>
            }
          >
            {t('eintrag.unbekannt')}
          </Alert>
        )}
        {voll ? (
          <Alert tone="info">{t('eintrag.voll', { anzahl: hoechstensPositionen })}</Alert>
        ) : (
          <ProduktEintrag onEintrag={trageEin} error={tafel.get(null)?.['positionen']} />
        )}
      </Card>
    </Stack>
  )
}
