import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { forgetPlace, lastList } from '../../liste/components/rueckkehr.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { RecordHeader } from '../../ui/RecordHeader.tsx'
import { BlattOf } from '../components/Blatt.tsx'
import { BackToList, BlattHead } from '../components/BlattHead.tsx'
import { Druckblatt } from '../components/Druckblatt.tsx'

const params = z.object({ bestellungId: z.uuid() })

export function BestellungPage() {
  const { bestellungId } = usePathParams(params)
  const { data } = useQuery(bestellungQuery(bestellungId))
  const t = useBlattTexts()
  const printing = usePrinting() && data !== undefined
  useForgetOnLeave()
  return (
    <>
      {printing && <Druckblatt bestellung={data} />}
      {/* Hidden instead of unmounted: unsaved input must survive printing. */}
      <div hidden={printing}>
        <BlattOf
          bestellungId={bestellungId}
          head={(bestellung) => <BlattHead bestellung={bestellung} />}
          headBefore={<RecordHeader title={t('eine')} tabTitle={t('eine')} back={<BackToList path={lastList() ?? '/'} />} />}
        />
      </div>
    </>
  )
}

function useForgetOnLeave(): void {
  const router = useRouter()
  useEffect(
    () => () => {
      if (!/^\/bestellungen(\/|$)/.test(router.state.location.pathname)) forgetPlace()
    },
    [router],
  )
}

/** True while the page is being put on paper; changes in time for the print, which does not wait. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    const before = () => set(true)
    const after = () => set(false)
    const medium = window.matchMedia('print')
    const change = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    medium.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      medium.removeEventListener('change', change)
    }
  }, [])
  return printing
}
