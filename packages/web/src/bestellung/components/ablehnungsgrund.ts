import { apothekeAblehnungsgruende, arztAblehnungsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { useBegriffeTexts } from '../bestellung.texts.ts'

const arztGruende = [...arztAblehnungsgruende, 'REZEPT_ZURUECKGEZOGEN'] as const

export function useAblehnungsgrund(): (durch: 'ARZT' | 'APOTHEKE', grund: string) => string {
  const b = useBegriffeTexts()
  return (durch, grund) => {
    if (durch === 'ARZT') {
      const bekannt = arztGruende.find((einer) => einer === grund)
      return bekannt === undefined ? grund : b(`arztGrund.${bekannt}`)
    }
    const bekannt = apothekeAblehnungsgruende.find((einer) => einer === grund)
    return bekannt === undefined ? grund : b(`apothekeGrund.${bekannt}`)
  }
}
