import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useState } from 'react'
import { z } from 'zod'
import { useGoTo, usePathParams } from '../../../shared/searchState.ts'
import { bearbeitenPfad } from '../../bestellung.paths.ts'
import { EntwurfLaden } from '../components/EntwurfLaden.tsx'

const params = z.object({ bestellungId: z.uuid() })

/** If the content continues as another draft, the address follows. */
export function EntwurfBearbeitenPage() {
  const { bestellungId } = usePathParams(params)
  const goTo = useGoTo()
  const [heute] = useState(() => berlinDatum(new Date().toISOString()))
  return (
    <EntwurfLaden
      key={bestellungId}
      entwurfId={bestellungId}
      heute={heute}
      hausbesuchId={null}
      onAblage={(id) => goTo(bearbeitenPfad(id), { replace: true })}
    />
  )
}
