/** The clock of the practice runs ahead of this machine's or behind it, and pages read it where they read every clock: at `Date`. */
const MachineDate = Date
let offsetMs = 0

const nowMs = () => MachineDate.now() + offsetMs

export function setClock(nextOffsetMs: number): void {
  offsetMs = nextOffsetMs
}

/** Before any other code of the page runs. */
export function installClock(): void {
  const PracticeDate = new Proxy(MachineDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, newTarget),
    apply: () => new MachineDate(nowMs()).toString(),
    get: (target, name, receiver) => (name === 'now' ? nowMs : Reflect.get(target, name, receiver)),
  })
  MachineDate.prototype.constructor = PracticeDate
  globalThis.Date = PracticeDate
}
