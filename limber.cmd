@echo off
rem Starts the limber command, and builds it first when it is missing or older than its sources.
rem Needs a JDK 17 or newer and nothing else. Exit code 3: could not be built or started.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
set "ROOT=%ROOT:~0,-1%"
set "STATE=%ROOT%\.limber"
set "JAR=%STATE%\limber.jar"

rem Java: JAVA_HOME first, then the path.
set "JAVA=java"
if defined JAVA_HOME (
  set "JAVA=%JAVA_HOME%\bin\java.exe"
  if not exist "%JAVA_HOME%\bin\java.exe" (
    echo limber: JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it 1>&2
    exit /b 3
  )
) else (
  where java >nul 2>nul
  if errorlevel 1 (
    echo limber: no Java found: install a JDK 17 or newer, or set JAVA_HOME 1>&2
    exit /b 3
  )
)

if exist "%JAR%" (
  call :changed
  if not errorlevel 1 goto run
)
call :check_java || exit /b 3
call :build || exit /b 3

:run
"%JAVA%" -XX:+UseSerialGC -jar "%JAR%" %*
exit /b %ERRORLEVEL%

rem Sets errorlevel 1 when a source or pom is newer than the copy taken at the last build. xcopy
rem with /L only counts what it would copy: the cheapest comparison of trees that cmd has.
:changed
for /d %%m in ("%ROOT%\*") do (
  if exist "%%m\pom.xml" if /i not "%%~nxm"=="bench" if /i not "%%~nxm"=="gdx" if /i not "%%~nxm"=="gdx-example" (
    call :newer "%%m\pom.xml" "%STATE%\seen\%%~nxm" && exit /b 1
    if exist "%%m\src\main" call :newer "%%m\src\main" "%STATE%\seen\%%~nxm\main" && exit /b 1
  )
)
call :newer "%ROOT%\pom.xml" "%STATE%\seen" && exit /b 1
exit /b 0

:newer
for /f "delims=" %%f in ('xcopy /L /D /S /I /Y /Q "%~1" "%~2\" 2^>nul ^<nul ^| findstr /B /R "[1-9]"') do exit /b 0
exit /b 1

rem Remembers the sources as they are before the build: what is edited meanwhile counts as newer.
:remember
for /d %%m in ("%ROOT%\*") do (
  if exist "%%m\pom.xml" if /i not "%%~nxm"=="bench" if /i not "%%~nxm"=="gdx" if /i not "%%~nxm"=="gdx-example" (
    xcopy /D /I /Y /Q "%%m\pom.xml" "%STATE%\seen\%%~nxm\" >nul <nul
    if exist "%%m\src\main" xcopy /D /S /I /Y /Q "%%m\src\main" "%STATE%\seen\%%~nxm\main\" >nul <nul
  )
)
xcopy /D /I /Y /Q "%ROOT%\pom.xml" "%STATE%\seen\" >nul <nul
exit /b 0

:check_java
set "VERSION="
set "MAJOR="
if not exist "%STATE%" mkdir "%STATE%"
"%JAVA%" -version 2>"%STATE%\java-version.txt"
for /f "tokens=3" %%v in ('findstr /C:" version " "%STATE%\java-version.txt"') do if not defined VERSION set "VERSION=%%~v"
for /f "delims=.-_+ tokens=1" %%m in ("%VERSION%") do set "MAJOR=%%m"
if not defined MAJOR set "MAJOR=0"
if %MAJOR% geq 17 exit /b 0
echo limber: Java 17 or newer is needed; "%JAVA%" is %VERSION% 1>&2
exit /b 1

rem One builder at a time: mkdir fails when the directory exists. A lock left by a killed build
rem has to be deleted by hand, which the message says.
:build
if not exist "%STATE%" mkdir "%STATE%"
set "WAITED="
:lock
mkdir "%STATE%\lock" 2>nul && goto locked
if not defined WAITED echo limber: waiting for another build ^(if there is none, delete "%STATE%\lock"^)... 1>&2
set "WAITED=yes"
ping -n 2 127.0.0.1 >nul
goto lock
:locked
if not defined WAITED goto make
if not exist "%JAR%" goto make
call :changed && goto built
:make
echo limber: building ^(first start takes a minute^)... 1>&2
if exist "%STATE%\seen" rmdir /s /q "%STATE%\seen"
call :remember
pushd "%ROOT%"
call "%ROOT%\mvnw.cmd" -B -ntp -q -Dquick -DskipTests -pl cli -am package >"%STATE%\build.log" 2>&1 <nul
set "BUILD_RESULT=%ERRORLEVEL%"
popd
if not "%BUILD_RESULT%"=="0" goto failed
copy /y "%ROOT%\cli\target\limber.jar" "%JAR%.new" >nul && move /y "%JAR%.new" "%JAR%" >nul
if errorlevel 1 (
  echo limber: cannot write "%JAR%"; is another limber still running? 1>&2
  rmdir "%STATE%\lock"
  exit /b 1
)
:built
rmdir "%STATE%\lock"
exit /b 0
:failed
rmdir "%STATE%\lock"
if exist "%STATE%\seen" rmdir /s /q "%STATE%\seen"
type "%STATE%\build.log" 1>&2
echo limber: could not be built; the log is in "%STATE%\build.log" 1>&2
exit /b 1
