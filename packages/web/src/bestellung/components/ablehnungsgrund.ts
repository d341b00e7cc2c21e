import { apothekeAblehnungsgruende, arztAblehnungsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { useBegriffeTexts } from '../bestellung.texts.ts'

const arztGruende = [...arztAblehnungsgruende, 'REZEPT_ZURUECKGEZOGEN'] as const

export function useAblehnungsgrund(): (durch: 'ARZT' | 'APOTHEKE', grund: string) => string {
  const b = useBegriffeTexts()
  return (durch, grund) => {
    if (durch === 'ARZT') {
      const known = arztGruende.find((one) => one === grund)
      return known === undefined ? grund : b(`arztGrund.${known}`)
    }
    const known = apothekeAblehnungsgruende.find((one) => one === grund)
    return known === undefined ? grund : b(`apothekeGrund.${known}`)
  }
}
