import { berlinDate } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { z } from 'zod'
import { editPath } from '../../bestellung/bestellung.paths.ts'
import { useGoTo, usePathParams } from '../../shared/searchState.ts'
import { LoadEntwurf } from '../components/LoadEntwurf.tsx'

const params = z.object({ bestellungId: z.uuid() })

export function EditEntwurfPage() {
  const { bestellungId } = usePathParams(params)
  const goTo = useGoTo()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  return (
    <LoadEntwurf
      key={bestellungId}
      entwurfId={bestellungId}
      heute={today}
      hausbesuchId={null}
      onAblage={(id) => goTo(editPath(id), { replace: true })}
    />
  )
}
