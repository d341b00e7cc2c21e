import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { IconDots } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { blattTexts } from '../../blatt.texts.ts'
import { lieferSchritte, naechsterSchritt, offeneLieferung, wirdGebracht } from '../schritte/schritte.ts'
import { useSchrittOeffner } from '../schritte/schrittFenster.ts'
import { useSchrittName } from '../schritte/useSchrittName.ts'

interface SchrittKnoepfeProps {
  bestellung: BestellungAntwort
  positionen: readonly PositionAntwort[]
  /** The open steps to offer, as the server named them. */
  offene: readonly PersonenHandlung[]
  /** Accessible name of the menu. */
  name: string
  /** Saves height in the bar at the bottom. */
  knapp?: boolean
}

const endend: readonly PersonenHandlung[] = ['arztAblehnen', 'apothekeAblehnen', 'rezeptZurueckziehen', 'stornieren', 'stornoAnfragen']

export function SchrittKnoepfe({ bestellung, positionen, offene, name, knapp = false }: SchrittKnoepfeProps) {
  const t = useTexts(blattTexts)
  const schrittName = useSchrittName(bestellung.seite)
  const oeffne = useSchrittOeffner()
  const lieferung = offeneLieferung(bestellung.lieferungen, positionen[0]?.id ?? '')
  const naechster = naechsterSchritt(offene, lieferung, wirdGebracht(bestellung))
  const starte = (handlung: PersonenHandlung) =>
    oeffne({
      bestellungId: bestellung.id,
      handlung,
      positionIds: positionen.map(({ id }) => id),
      ...(lieferung !== null && lieferSchritte.some((einer) => einer === handlung) ? { lieferungId: lieferung.id } : {}),
    })
  const weitere = offene.filter((handlung) => handlung !== naechster)
  const eintrag = (handlung: PersonenHandlung) => ({
    id: handlung,
    label: schrittName(handlung),
    danger: endend.includes(handlung),
    onSelect: () => starte(handlung),
  })
  return (
    <>
      {naechster !== null && <Button onClick={() => starte(naechster)}>{schrittName(naechster)}</Button>}
      {weitere.length > 0 && (
        <Menu
          trigger={
            knapp ? (
              <IconButton label={t('mehrFuer', { name })} icon={<IconDots size={20} aria-hidden />} />
            ) : (
              <Button look="secondary" icon={<IconDots size={18} aria-hidden />} aria-label={t('mehrFuer', { name })}>
                {t('mehr')}
              </Button>
            )
          }
          groups={[
            { entries: weitere.filter((handlung) => !endend.includes(handlung)).map(eintrag) },
            { entries: weitere.filter((handlung) => endend.includes(handlung)).map(eintrag) },
          ].filter(({ entries }) => entries.length > 0)}
        />
      )}
    </>
  )
}
