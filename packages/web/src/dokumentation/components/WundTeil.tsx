import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { useState } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { WundFotos } from './Fotos.tsx'
import { WundDialog } from './WundDialog.tsx'
import { type Teil, anStelle, withoutEntry } from './teile.ts'

type Wunde = Blatt['wunden'][number]

/** `Ferse links · Dekubitus, Grad 2 · 2,5 × 1 × – cm` */
export function useWundWords() {
  const w = useValuesTexts()
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

export function WundTeil({ blatt: { wunden }, change, klientId }: Teil & { klientId: string | null }) {
  const t = useDokumentationTexts()
  const words = useWundWords()
  const [open, setOffen] = useState<Partial<Wunde> | null>(null)
  return (
    <Stack gap="sm">
      <Entries
        eintraege={wunden}
        zeile={words}
        onAendern={setOffen}
        onEntfernen={(wunde) => change('wunden', withoutEntry(wunden, wunde))}
        neu={{ name: t('wunde.neu'), onNeu: () => setOffen({}) }}
      />
      <WundFotos klientId={klientId} wunden={wunden} />
      {open !== null && (
        <WundDialog
          wunde={open}
          klientId={klientId}
          onSchliessen={() => setOffen(null)}
          onFinished={(wunde) => change('wunden', anStelle(wunden, wunde))}
        />
      )}
    </Stack>
  )
}
