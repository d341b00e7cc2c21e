/** The training clock runs ahead of or behind this machine's. Pages read it where they read every clock: from `Date`. */
const MachineDate = Date
let offsetMs = 0

const nowMs = () => MachineDate.now() + offsetMs

export function setClock(nextOffsetMs: number): void {
  offsetMs = nextOffsetMs
}

/** Must run before any other code of the page. */
export function installClock(): void {
  const PracticeDate = new Proxy(MachineDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, newTarget),
    apply: () => new MachineDate(nowMs()).toString(),
    get: (target, name, receiver) => (name === 'now' ? nowMs : Reflect.get(target, name, receiver)),
  })
  MachineDate.prototype.constructor = PracticeDate
  globalThis.Date = PracticeDate
}
