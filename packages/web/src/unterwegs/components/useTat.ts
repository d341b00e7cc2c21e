import { useState } from 'react'
import { toastError } from '../../ui/toast.tsx'

export function useTat(): { laeuft: boolean; run: (work: () => Promise<void>) => void } {
  const [laeuft, setLaeuft] = useState(false)
  return {
    laeuft,
    run: (work) => {
      setLaeuft(true)
      work()
        .catch(toastError)
        .finally(() => setLaeuft(false))
    },
  }
}
