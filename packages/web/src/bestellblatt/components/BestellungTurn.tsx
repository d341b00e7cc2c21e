import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { rueckfrageAnker } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useBlattTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { PrioritaetBadge, StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { Bedarf } from '../../bestellung/components/Bedarf.tsx'
import { Turn } from '../../step/Turn.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import classes from './Blatt.module.css'

export function BestellungTurn({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const l = useListTexts()
  const { wartetAuf, seite, status, prioritaet, teilweise, bedarfBis, rueckfragen, positionen } = bestellung
  const frage = rueckfragen.find(({ offenBei }) => offenBei === seite)
  const jump = (anker: string) => {
    const faden = document.getElementById(anker)
    faden?.scrollIntoView({ block: 'center' })
    faden?.focus({ preventScroll: true })
  }
  return (
    <Turn
      label={l('spalte.dran')}
      {...wer()}
      below={
        frage && (
          <>
            <Text fw={500}>{t('dran.rueckfrage')}</Text>
            <Button look="secondary" onClick={() => jump(rueckfrageAnker(frage.id))}>
              {t('dran.zurRueckfrage')}
            </Button>
          </>
        )
      }
    >
      <Group gap={6}>
        <StatusPlakette status={status} />
        {teilweise && <Badge>{l('teilweise')}</Badge>}
        <PrioritaetBadge prioritaet={prioritaet} />
      </Group>
      <dl className={classes.bedarf}>
        <dt>{t('angaben.bedarf')}</dt>
        <dd>
          <Bedarf bedarfBis={bedarfBis} ueberfaellig={positionen.some(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))} />
        </dd>
      </dl>
    </Turn>
  )

  function wer() {
    if (wartetAuf === 'NIEMAND') return { whose: 'nobody', sentence: t('dran.niemand') } as const
    if (wartetAuf === seite) return { whose: 'own', sentence: t('dran.sie') } as const
    return { whose: 'other', sentence: t('dran.andere', { wer: b(`wartetAuf.${wartetAuf}`) }) } as const
  }
}
