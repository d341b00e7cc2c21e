import classes from './Weg.module.css'

export function Weg({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={classes.weg} rel="noreferrer">
      {text}
    </a>
  )
}
