import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { useState } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { Stack } from '../../ui/layout.ts'
import { Eintraege } from './Eintraege.tsx'
import { WundFotos } from './Fotos.tsx'
import { type Teil, anStelle, ohne } from './teile.ts'
import { WundDialog } from './WundDialog.tsx'

type Wunde = Blatt['wunden'][number]

/** `Ferse links · Dekubitus, Grad 2 · 2,5 × 1 × – cm` */
export function useWundWorte() {
  const w = useTexts(werteTexts)
  return ({ stelle, art, grad, laenge, breite, tiefe, verband }: Wunde) => {
    const masse = [laenge, breite, tiefe]
    return {
      name: w(`stelle.${stelle}`),
      dazu: [
        [w(`wundWort.${art}`), ...(grad === null ? [] : [w(`wundWort.${grad}`)])].join(', '),
        ...(masse.every((mass) => mass === null)
          ? []
          : [`${masse.map((mass) => (mass === null ? '–' : formatNumber(mass))).join(' × ')} cm`]),
        ...(verband === null ? [] : [verband]),
      ].join(' · '),
    }
  }
}

export function WundTeil({ blatt: { wunden }, aendere, klientId }: Teil & { klientId: string | null }) {
  const t = useTexts(dokumentationTexts)
  const worte = useWundWorte()
  const [offen, setOffen] = useState<Partial<Wunde> | null>(null)
  return (
    <Stack gap="sm">
      <Eintraege
        eintraege={wunden}
        zeile={worte}
        onAendern={setOffen}
        onEntfernen={(wunde) => aendere('wunden', ohne(wunden, wunde))}
        neu={{ name: t('wunde.neu'), onNeu: () => setOffen({}) }}
      />
      <WundFotos klientId={klientId} wunden={wunden} />
      {offen !== null && (
        <WundDialog
          wunde={offen}
          klientId={klientId}
          onSchliessen={() => setOffen(null)}
          onFertig={(wunde) => aendere('wunden', anStelle(wunden, wunde))}
        />
      )}
    </Stack>
  )
}
