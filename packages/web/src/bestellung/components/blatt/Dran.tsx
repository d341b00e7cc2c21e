import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { IconCircleCheck, IconHandStop, IconHourglass } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { rueckfrageAnker } from '../../bestellung.paths.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { listeTexts } from '../../liste.texts.ts'
import { Bedarf } from '../Bedarf.tsx'
import { PrioritaetPlakette, StatusPlakette } from '../Plaketten.tsx'
import classes from './Dran.module.css'

export function Dran({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const l = useTexts(listeTexts)
  const { wartetAuf, seite, status, prioritaet, teilweise, bedarfBis, rueckfragen, positionen } = bestellung
  const selbst = wartetAuf === seite
  const frage = rueckfragen.find(({ offenBei }) => offenBei === seite)
  const springe = (anker: string) => {
    const faden = document.getElementById(anker)
    faden?.scrollIntoView({ block: 'center' })
    faden?.focus({ preventScroll: true })
  }
  return (
    <section className={classes.dran} data-selbst={selbst || undefined} aria-label={l('spalte.dran')}>
      <div className={classes.wer}>
        <Zeichen selbst={selbst} niemand={wartetAuf === 'NIEMAND'} />
        <strong>{satz()}</strong>
      </div>
      <div className={classes.plaketten}>
        <StatusPlakette status={status} />
        {teilweise && <Badge>{l('teilweise')}</Badge>}
        <PrioritaetPlakette prioritaet={prioritaet} />
      </div>
      <dl className={classes.bedarf}>
        <dt>{t('angaben.bedarf')}</dt>
        <dd>
          <Bedarf bedarfBis={bedarfBis} ueberfaellig={positionen.some(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))} />
        </dd>
      </dl>
      {frage !== undefined && (
        <div className={classes.frage}>
          <span>{t('dran.rueckfrage')}</span>
          <Button look="secondary" onClick={() => springe(rueckfrageAnker(frage.id))}>
            {t('dran.zurRueckfrage')}
          </Button>
        </div>
      )}
    </section>
  )

  function satz(): string {
    if (wartetAuf === 'NIEMAND') return t('dran.niemand')
    return selbst ? t('dran.sie') : t('dran.andere', { wer: b(`wartetAuf.${wartetAuf}`) })
  }
}

function Zeichen({ selbst, niemand }: { selbst: boolean; niemand: boolean }) {
  if (niemand) return <IconCircleCheck size={28} aria-hidden />
  return selbst ? <IconHandStop size={28} aria-hidden /> : <IconHourglass size={28} aria-hidden />
}
