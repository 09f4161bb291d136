// The server cannot start as it is set up. The message tells the operator which setting to change;
// no stack is shown.

export class StartError extends Error {
  override name = 'StartError'
}
