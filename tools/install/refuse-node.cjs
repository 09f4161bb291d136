'use strict'

function listNumbers(version) {
  return version.replace(/^\D+/, '').split('.').map(Number)
}

function isOlder(version, oldest) {
  var ours = listNumbers(version)
  var needed = listNumbers(oldest)
  for (var at = 0; at < needed.length; at += 1) {
    if ((ours[at] || 0) !== needed[at]) return (ours[at] || 0) < needed[at]
  }
  return false
}

function refuseNode(version, oldest) {
  if (!isOlder(version, oldest)) return null
  var needed = oldest.replace(/^\D+/, '')
  return (
    'This needs Node ' +
    needed +
    ' or newer, and npm runs on Node ' +
    version +
    '.\n' +
    'Install a newer one from https://nodejs.org, then run npm ci again.\n'
  )
}

function findVersion(variables, own) {
  var agent = / node\/v(\S+)/.exec(variables.npm_config_user_agent || '')
  return agent === null ? own : agent[1]
}

module.exports = { findVersion: findVersion, refuseNode: refuseNode }

if (require.main === module) {
  var words = refuseNode(
    findVersion(process.env, process.versions.node),
    require('../../package.json').engines.node,
  )
  if (words !== null) {
    process.stderr.write('\n' + words + '\n')
    process.exit(1)
  }
}
