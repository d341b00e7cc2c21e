import { type Bereich, type VitalArt, type Zielbereich, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import type { Vitalverlauf } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { stillApplies } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Group } from '../../ui/layout.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { usePress } from '../../ui/step/useStep.ts'
import { endZiel, reloadVitalverlauf } from '../dokumentation.queries.ts'
import { vitalverlaufTexts } from '../vitalverlauf.texts.ts'
import { einheitOf } from './anzeige.ts'

interface ZielListProps {
  art: VitalArt
  klientId: string
  verlauf: Vitalverlauf
}

export function ZielList({ art, klientId, verlauf: { ziele, bis: heute, setzen } }: ZielListProps) {
  const t = useTexts(vitalverlaufTexts)
  const words = useBereichsWords(art)
  const { hinweis, zweite } = vitalTable[art]
  const geltende = ziele.filter((ziel) => ziel.art === art && stillApplies(ziel, heute))
  const zeit = ({ person, gueltigAb, gueltigBis }: (typeof ziele)[number]) => {
    const ab = formatDate(gueltigAb)
    return gueltigBis === null ? t('zielZeit', { person, ab }) : t('zielZeitBis', { person, ab, bis: formatDate(gueltigBis) })
  }
  const ueblich: Fact = { label: t('ueblich'), value: words(hinweis, zweite?.hinweis ?? null) ?? t('keiner') }
  return (
    <>
      <Facts facts={[ueblich]} />
      {geltende.map((ziel) => (
        <Group key={ziel.id} gap="md" justify="space-between" align="flex-end">
          <Facts facts={[{ label: t('ziel'), value: `${words(ziel, secondZiel(ziel)) ?? t('keiner')} (${zeit(ziel)})` }]} />
          {ziel.eigener && setzen === true && <Beenden klientId={klientId} zielbereichId={ziel.id} />}
        </Group>
      ))}
    </>
  )
}

const secondZiel = ({ von2, bis2 }: Zielbereich): Bereich => ({ von: von2, bis: bis2 })

/** `110–160 / bis 95 mmHg`; null where neither has an end. */
function useBereichsWords(art: VitalArt) {
  const t = useTexts(vitalverlaufTexts)
  const einer = (bereich: Bereich | null): string | null => {
    const { von, bis } = bereich ?? { von: null, bis: null }
    if (von !== null && bis !== null) return `${formatNumber(von)}–${formatNumber(bis)}`
    if (von !== null) return t('von', { von: formatNumber(von) })
    return bis === null ? null : t('bis', { bis: formatNumber(bis) })
  }
  return (erster: Bereich | null, zweiter: Bereich | null): string | null => {
    const [eins, two] = [einer(erster), einer(zweiter)]
    if (eins === null && two === null) return null
    const numbers = vitalTable[art].zweite === null ? eins : `${eins ?? '–'} / ${two ?? '–'}`
    return `${numbers} ${einheitOf(art)}`
  }
}

function Beenden({ klientId, zielbereichId }: { klientId: string; zielbereichId: string }) {
  const t = useTexts(vitalverlaufTexts)
  const { press, running } = usePress<{ zielbereichId: string }>({
    send: (ziel, keyOf) => endZiel({ klientId, ...ziel, idempotencyKey: keyOf(ziel) }),
    reload: (client) => reloadVitalverlauf(client, klientId),
    onDone: () => announce(t('beendet')),
  })
  return (
    <Button look="secondary" busy={running !== null} onClick={() => press({ zielbereichId })}>
      {t('beenden')}
    </Button>
  )
}
